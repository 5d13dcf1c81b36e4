"""A table's password is proved, never sent: a key made of it signs what both sides have just made up."""

from __future__ import annotations

import hashlib
import hmac

_COST, _BLOCK, _KEY_BYTES = 1 << 14, 8, 32  # scrypt: some 50 ms and 16 MB for each guess


def password_key(password: str, salt: bytes) -> bytes:
    """Return the key that the password gives with this table's salt."""
    return hashlib.scrypt(password.encode(), salt=salt, n=_COST, r=_BLOCK, p=1, dklen=_KEY_BYTES)


def proof(key: bytes, host_nonce: bytes, client_nonce: bytes) -> bytes:
    """Return what only somebody with the key can say to these nonces."""
    return hmac.new(key, host_nonce + client_nonce, hashlib.sha256).digest()


def is_proof(given: bytes, key: bytes, host_nonce: bytes, client_nonce: bytes) -> bool:
    """Return whether this is that."""
    return hmac.compare_digest(given, proof(key, host_nonce, client_nonce))
