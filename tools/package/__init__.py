"""The packaged program: what somebody without Python downloads. `python3 tools/dev.py package` builds it.

`plan` names everything, `build` drives PyInstaller (`three_crowns.spec`), `archive` packs, `debian` makes the `.deb`,
`report` measures, `check` tries the result as a stranger would. Only what `requirements-package.lock` has is at hand,
and for `check` not even that.
"""
