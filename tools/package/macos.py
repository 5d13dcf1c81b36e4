"""What macOS is told about the bundle: our kind of file, and why it asks for the local network."""

from __future__ import annotations

from game.match.saver import ENDING
from net.advert import SERVICE
from tools.package import plan

# Only letters, digits, dots and hyphens: macOS takes no other identifier, and then knows no kind of file either.
IDENTIFIER = "org.three-crowns.ThreeCrowns"
_MATCH, _MATCH_NAME = f"{IDENTIFIER}.match", f"{plan.TITLE} match"


def info() -> dict[str, object]:
    """Return what `Info.plist` says besides the names and versions that PyInstaller writes."""
    return {
        "NSHighResolutionCapable": True,
        "LSMinimumSystemVersion": "11.0",
        "NSLocalNetworkUsageDescription": "To find the tables that others on this network host.",
        "NSBonjourServices": [SERVICE.removesuffix(".local.")],
        "CFBundleDocumentTypes": [
            _opens(_MATCH_NAME, _MATCH, "Owner"),
            _opens("Text", "public.plain-text", "Alternate"),  # the ending of older matches
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _MATCH,
                "UTTypeDescription": _MATCH_NAME,
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": [ENDING.lstrip(".")]},
            }
        ],
    }


def _opens(name: str, kind: str, rank: str) -> dict[str, object]:
    return {
        "CFBundleTypeName": name,
        "CFBundleTypeRole": "Viewer",
        "LSHandlerRank": rank,
        "LSItemContentTypes": [kind],
    }
