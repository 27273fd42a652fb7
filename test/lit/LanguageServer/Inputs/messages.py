"""Prints messages with the headers of the protocol.

    messages.py WORD...

A word is a method without parameters, a header that contains a colon, `nested`, a program
that is nested deeply, or `cut`, which ends the output in the middle of a message.
"""

import json
import sys
from typing import Any

number = 0


def send(method: str, params: Any, is_request: bool) -> None:
    global number
    message: dict[str, Any] = {"jsonrpc": "2.0", "method": method, "params": params}
    if is_request:
        number += 1
        message["id"] = number
    text = json.dumps(message).encode()
    sys.stdout.buffer.write(b"Content-Length: %d\r\n\r\n%s" % (len(text), text))


for word in sys.argv[1:]:
    if word == "nested":
        document = {"uri": "untitled:1", "version": 1, "text": "let x = " + "(" * 300000}
        send("textDocument/didOpen", {"textDocument": document}, is_request=False)
    elif word == "cut":
        sys.stdout.buffer.write(b'Content-Length: 1000000000\r\n\r\n{"jsonrpc"')
    elif ":" in word:
        sys.stdout.buffer.write(word.encode() + b"\r\n")
    else:
        params: Any = {"capabilities": {}} if word == "initialize" else None
        send(word, params, is_request=word in ("initialize", "shutdown"))
sys.stdout.flush()
