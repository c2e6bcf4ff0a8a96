# Not every API needs all of these.
# pyright: reportUnusedImport=false
from __future__ import annotations

import base64
import email.utils
import http.client
import json
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, NotRequired, TypedDict, TypeGuard, Union, cast

JsonObject = dict[str, Any]
Params = Sequence["Param"]
# The alternatives of security schemes, each of those that are sent together.
Auth = Sequence[Sequence[str]]
Encode = Callable[[str], str]

_REPEATS = 2
_ALWAYS_REPEATED = (429,)
_REPEATED_IF_SAFE = (502, 503, 504)
_SAFE_METHODS = ("GET", "HEAD", "PUT", "DELETE", "OPTIONS")
_LONGEST_WAIT = 60.0
_LONGEST_BACKOFF = 8.0


class ApiError(Exception):
    """A response with a status that is an error. `body` is its JSON, or its text."""

    def __init__(self, status: int, headers: Mapping[str, str], body: Any) -> None:
        super().__init__(f"{status} {http.client.responses.get(status, '')}: {_text(body)[:500]}")
        self.status = status
        self.headers = headers
        self.body: Any = body


class Response(NamedTuple):
    """A response as it came; the names of its headers are in small letters."""

    url: str
    status: int
    headers: Mapping[str, str]
    body: Any


class Param(NamedTuple):
    """A value and how it is written: by a style of OpenAPI, else as is usual in its place, or as a document."""

    place: Literal["path", "query", "header", "cookie"]
    name: str
    value: Any
    style: str = ""
    explode: bool = False
    reserved: bool = False
    media_type: str = ""
    whole: bool = False


class _SameOrigin(urllib.request.HTTPRedirectHandler):
    """Follows redirects on the same scheme, host and port only: the key must not leave."""

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> Any:
        stays = _origin(req.full_url) == _origin(newurl)
        return super().redirect_request(req, fp, code, msg, headers, newurl) if stays else None


class BaseClient:
    """Sends requests, repeats those that may be repeated, and raises errors."""

    errors: ClassVar[dict[int, type[ApiError]]] = {}
    server: ClassVar[str] = ""
    accept: ClassVar[str] = "application/json"
    auth: ClassVar[Auth] = ()
    reset_header: ClassVar[str] = ""

    def __init__(
        self, base_url: str | None, credentials: Mapping[str, Param | None], timeout: float
    ) -> None:
        """Sends all calls to `base_url`; without it, each goes to the server that is documented for it."""
        self.base_url = base_url
        self.timeout = timeout
        self.sleep: Callable[[float], None] = time.sleep
        self.random: Callable[[], float] = random.random
        self._credentials = credentials
        self._opener = urllib.request.build_opener(_SameOrigin)

    def request(
        self,
        method: str,
        path: str,
        params: Params = (),
        body: bytes | str | None = None,
        content_type: str = "application/json",
        accept: str | None = None,
        auth: Auth | None = None,
        server: str | None = None,
    ) -> Response:
        """Sends any request, also one that is not documented."""
        url, headers = self._prepare(path, params, accept, auth, server)
        if body is not None and content_type:
            headers["Content-Type"] = content_type
        return self._repeat(method, url, headers, body.encode() if isinstance(body, str) else body)

    def pages(
        self,
        header: str,
        path: str,
        params: Params = (),
        accept: str | None = None,
        auth: Auth | None = None,
        server: str | None = None,
    ) -> Iterator[Any]:
        """Returns the items of a list and of all pages that follow it. `header` has the address of the next page."""
        url, headers = self._prepare(path, params, accept, auth, server)
        while url:
            response = self._repeat("GET", url, headers, None)
            yield from response.body or []
            url = _next_page(response, header.lower())

    def _prepare(
        self, path: str, params: Params, accept: str | None, auth: Auth | None, server: str | None
    ) -> tuple[str, dict[str, str]]:
        sent = [param for param in params if param.value is not None or param.place == "path"]
        sent += self._keys(self.auth if auth is None else auth)
        headers: dict[str, str | None] = {"Accept": (self.accept if accept is None else accept) or None}
        headers |= {param.name: _write_header(param) for param in sent if param.place == "header"}
        headers["Cookie"] = "; ".join(_write_pairs(sent, "cookie")) or None
        query = "&".join(_write_pairs(sent, "query"))
        url = (self.base_url or server or self.server).rstrip("/") + _write_path(path, sent)
        url += ("&" if "?" in url else "?") + query if query else ""
        return url, {name: text for name, text in headers.items() if text is not None}

    def _keys(self, auth: Auth) -> list[Param]:
        """Returns the keys of the first alternative for which all are known."""
        known = {name: key for name, key in self._credentials.items() if key is not None}
        for schemes in auth:
            if schemes and all(scheme in known for scheme in schemes):
                return [known[scheme] for scheme in schemes]
        return []

    def _repeat(self, method: str, url: str, headers: Mapping[str, str], body: bytes | None) -> Response:
        is_safe = method in _SAFE_METHODS or any(name.lower() == "idempotency-key" for name in headers)
        for count in range(_REPEATS + 1):
            try:
                response = self._send(method, url, headers, body)
            except (OSError, http.client.IncompleteRead, http.client.BadStatusLine):
                if count == _REPEATS or not is_safe:
                    raise
                self.sleep(self._backoff(count))
                continue
            status = response.status
            if status < 300:
                return response
            is_repeated = status in _ALWAYS_REPEATED or (is_safe and status in _REPEATED_IF_SAFE)
            if count == _REPEATS or not is_repeated:
                raise self.errors.get(status, ApiError)(status, response.headers, response.body)
            self.sleep(self._wait(response.headers, count))
        raise AssertionError("unreachable")

    def _send(self, method: str, url: str, headers: Mapping[str, str], body: bytes | None) -> Response:
        request = urllib.request.Request(url, data=body, headers=dict(headers), method=method)
        answer: Any
        try:
            answer = self._opener.open(request, timeout=self.timeout)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            received = {name.lower(): ", ".join(answer.headers.get_all(name)) for name in answer.headers}
            data = answer.read()
        return Response(url, answer.status, received, _read_body(data, received.get("content-type", "")))

    def _wait(self, headers: Mapping[str, str], count: int) -> float:
        """Returns seconds by Retry-After, else by the header of the rate limit, by the clock of the server."""
        now = _date(headers.get("date", "")) or time.time()
        after = headers.get("retry-after", "")
        reset = headers.get(self.reset_header.lower(), "") if self.reset_header else ""
        until = _date(after)
        if until is not None:
            wait = until - now
        elif after.isdecimal():
            wait = float(after)
        elif reset.isdecimal():
            # Large numbers are seconds since 1970, small ones seconds from now.
            wait = float(reset) - now if float(reset) > 1e9 else float(reset)
        else:
            return self._backoff(count)
        # Whoever was refused at the same time must not come back at the same time.
        return min(max(wait, 0.0) + self.random(), _LONGEST_WAIT)

    def _backoff(self, count: int) -> float:
        return self.random() * min(0.5 * 2**count, _LONGEST_BACKOFF)


def _date(text: str) -> float | None:
    try:
        return email.utils.parsedate_to_datetime(text).timestamp()
    except (TypeError, ValueError):
        return None


def _origin(url: str) -> tuple[str, str | None, int | None]:
    parts = urllib.parse.urlsplit(url)
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    return parts.scheme, parts.hostname, parts.port or usual


def _next_page(response: Response, header: str) -> str:
    address = response.headers.get(header, "")
    if header == "link":
        found = re.search(r'<([^>]*)>[^,]*;\s*rel="?next\b', address)
        address = found.group(1) if found else ""
    if not address:
        return ""
    url = urllib.parse.urljoin(response.url, address)
    if _origin(url) != _origin(response.url):
        raise ValueError(f"The next page is at another origin, which must not get the key: {url}")
    return url


def basic_key(pair: tuple[str, str] | None) -> Param | None:
    return token_key("Basic", pair and base64.b64encode(":".join(pair).encode()).decode())


def token_key(scheme: str, token: str | None) -> Param | None:
    return None if token is None else Param("header", "Authorization", f"{scheme} {token}")


def own_key(place: Literal["query", "header", "cookie"], name: str, key: str | None) -> Param | None:
    return None if key is None else Param(place, name, key, media_type="text/plain")


_DELIMITERS = {"spaceDelimited": " ", "pipeDelimited": "|", "tabDelimited": "\t"}
_BREAKING = {"path": "/?#[]", "query": "&+#[]", "cookie": "&+#[];,"}


def _is_object(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def _is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def _is_json(media_type: str) -> bool:
    return re.match(r"[^;]*[/+]json\s*(;|$)", media_type, re.IGNORECASE) is not None


def _read_body(data: bytes, content_type: str) -> Any:
    if not data:
        return None
    if re.match(r"text/|[^;]*[/+](json|xml)\b", content_type, re.IGNORECASE) is None:
        return data
    text = data.decode("utf-8", "replace")
    try:
        return json.loads(text) if _is_json(content_type) else text
    except ValueError:
        return text


def json_body(value: Any, ascii: bool = True) -> str:
    return json.dumps(value, ensure_ascii=ascii, separators=(",", ":"), allow_nan=False)


def _text(value: Any, media_type: str = "") -> str:
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e21:
        return str(int(value))
    if isinstance(value, str) and not _is_json(media_type):
        return value
    return json_body(value, False)


def _data(text: str) -> str:
    """Encodes all but unreserved characters; half a surrogate pair becomes U+FFFD."""
    return urllib.parse.quote(re.sub("[\ud800-\udfff]", "\ufffd", text), safe="")


def _form_data(text: str) -> str:
    return _data(text).replace("%20", "+").replace("%2A", "*").replace("~", "%7E")


def _reserved(place: str) -> Encode:
    kept = "".join(sign for sign in "!$&'()*+,/:;=?@[]#" if sign not in _BREAKING[place])
    piece = re.compile(f"(%[0-9A-Fa-f]{{2}}|[{re.escape(kept)}])|(.)", re.DOTALL)
    return lambda text: piece.sub(lambda found: found[1] or _data(found[2]), text)


def _encoding(param: Param) -> Encode:
    if param.place == "header" or param.style == "cookie":
        return str
    return _reserved(param.place) if param.reserved else _data


def _members(value: Any) -> list[tuple[str, str]]:
    return [(name, _text(member)) for name, member in value.items() if member is not None]


def _texts(value: Any) -> list[str]:
    if _is_object(value):
        return [text for member in _members(value) for text in member]
    return [_text(item) for item in (value if _is_list(value) else [value]) if item is not None]


def _deep(name: str, value: Any) -> list[tuple[str, str]]:
    if _is_object(value):
        return [pair for key, inner in value.items() for pair in _deep(f"{name}[{key}]", inner)]
    if _is_list(value):
        return [pair for item in value for pair in _deep(name, item)]
    return [] if value is None else [(name, _text(value))]


def _expand(param: Param, encode: Encode, encode_name: Encode) -> list[str]:
    name, value = param.name, param.value
    is_exploded = param.explode or not param.style
    if param.style == "deepObject":
        pairs = _deep(name, value)
    elif _is_object(value) and is_exploded:
        pairs = _members(value)
    elif is_exploded or not (_is_object(value) or _is_list(value)):
        pairs = [(name, text) for text in _texts(value)]
    else:
        mark = _DELIMITERS.get(param.style, ",")
        texts = [encode(text) for text in _texts(value)]
        return [f"{encode_name(name)}={(mark if mark == ',' else encode(mark)).join(texts)}"] if texts else []
    return [f"{encode_name(own)}={encode(text)}" for own, text in pairs]


def _write_pairs(params: Params, place: str) -> list[str]:
    return [pair for param in params if param.place == place for pair in _write_pair(param)]


def _write_pair(param: Param) -> list[str]:
    if param.media_type:
        if param.whole and _is_object(param.value) and not _is_json(param.media_type):
            return [form_body(param.value, {})]
        text = _data(_text(param.value, param.media_type))
        return [text if param.whole else f"{_data(param.name)}={text}"]
    encode = _encoding(param)
    return _expand(param, encode, _data if param.place == "query" else encode)


def _simple(param: Param, encode: Encode) -> str:
    prefix, mark = {"label": (".", "."), "matrix": (";", ";")}.get(param.style, ("", ","))
    if _is_object(param.value) and param.explode:
        return prefix + mark.join(f"{encode(name)}={encode(text)}" for name, text in _members(param.value))
    texts = [encode(text) for text in _texts(param.value)]
    if param.style != "matrix":
        return prefix + (mark if param.explode else _DELIMITERS.get(param.style, ",")).join(texts)
    named = texts if param.explode else [",".join(texts)]
    return prefix + mark.join(_data(param.name) + (f"={text}" if text else "") for text in named)


def _write_header(param: Param) -> str | None:
    if param.media_type:
        return json_body(param.value) if _is_json(param.media_type) else _text(param.value)
    is_empty = (_is_object(param.value) or _is_list(param.value)) and not _texts(param.value)
    return None if is_empty else _simple(param, str)


def _write_path(template: str, params: Sequence[Param]) -> str:
    found = {param.name: param for param in params if param.place == "path"}

    def write(placeholder: "re.Match[str]") -> str:
        param = found.get(placeholder.group(1))
        if param is None:
            return _data(placeholder.group(0))
        if param.media_type:
            return _data(_text(param.value, param.media_type))
        return _simple(param, _encoding(param))

    return re.sub(r"\{([^{}]+)\}", write, template)


def form_body(value: Mapping[str, Any], fields: Mapping[str, Param]) -> str:
    """Writes a form: a field with a style as in a query, another one as an item for each value."""
    pairs: list[str] = []
    for name, member in value.items():
        field = fields.get(name, Param("query", name, None))
        if field.style:
            encode = _reserved("query") if field.reserved else _form_data
            pairs += _expand(field._replace(value=member), encode, _form_data)
            continue
        items = member if _is_list(member) else [member]
        texts = [_text(item, field.media_type) for item in items if item is not None]
        pairs += [f"{_form_data(name)}={_form_data(text)}" for text in texts]
    return "&".join(pairs)
