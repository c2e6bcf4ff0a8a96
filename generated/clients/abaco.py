# Abaco API 20241028: types and a client, in one file without dependencies.
# Made from the API description; 7a457777df882208 is the hash of what it describes.
# In the public domain (CC0-1.0): yours to copy and to change.
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


class AccountAuthentication(TypedDict):
    """Tokens for calls on behalf of the account."""

    # How to send the access token.
    token_type: NotRequired[str]
    # Token for calls on behalf of the account.
    access_token: NotRequired[str]
    # Gets you a new access token.
    refresh_token: NotRequired[str]


class Address(TypedDict):
    """A postal address of an account and the dates on which it is valid."""

    # ID of the address.
    id: int
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # Date from which the address is valid.
    valid_from: NotRequired[str]
    # Date until which the address is valid.
    valid_until: NotRequired[str | None]


class AddressCreate(TypedDict):
    """An address to add to the account."""

    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # First day on which the address is valid.
    valid_from: NotRequired[str]
    # Date until which the address is valid.
    valid_until: NotRequired[str | None]


class AddressUpdate(TypedDict):
    """Fields of an address that you can update."""

    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # Date from which the address is valid.
    valid_from: NotRequired[str]
    # Date until which the address is valid.
    valid_until: NotRequired[str | None]


class Attachment(TypedDict):
    """File that comes with the document."""

    # Content of the file, Base64-encoded.
    data: str
    # File name, such as terms.pdf.
    filename: str
    # Whether customers can see the file.
    public: NotRequired[bool]


class Authorization(TypedDict):
    """Who the key or token belongs to."""

    # The owner of the key or token.
    identity: Identity


CalculateTaxRateTaxBehavior = Literal["inclusive", "exclusive"]


class CheckoutCustomer(TypedDict):
    """What you already know about the customer."""

    # The customer's email address.
    email: NotRequired[str | None]
    # Company of a business customer.
    company: NotRequired[str | None]
    # ID of an existing contact.
    contact: NotRequired[int | None]
    # Given name.
    first_name: NotRequired[str | None]
    # Family name.
    last_name: NotRequired[str | None]
    # Tax ID of a business customer.
    tax_id: NotRequired[str | None]
    # Country of the billing address, as a two-letter code.
    billing_country: NotRequired[str | None]
    # ZIP code or other postal code of the billing address.
    billing_postal_code: NotRequired[str | None]
    # City, town or village of the billing address.
    billing_city: NotRequired[str | None]
    # Line 1 of the billing address, such as street and house number.
    billing_street_line_1: NotRequired[str | None]
    # Line 2 of the billing address, such as floor or apartment.
    billing_street_line_2: NotRequired[str | None]


class CheckoutItem(TypedDict):
    """One product in a checkout session."""

    # The product you sell.
    product: str
    # Display name.
    name: NotRequired[str | None]
    # What the customer buys, in a few words.
    description: NotRequired[str | None]
    # Number of units.
    quantity: NotRequired[int | None]
    # Price of the item: decimal number, in the currency.
    amount: NotRequired[float | None]
    # Currency of the price.
    currency: NotRequired[str | None]


class CheckoutSession(TypedDict):
    """A customer's visit to the hosted checkout."""

    # ID of the session.
    id: int
    # How far the checkout has come.
    status: NotRequired[CheckoutSessionStatus]
    # What the customer buys: up to 200 items.
    items: NotRequired[list[CheckoutItem] | None]
    # What you already know about the customer.
    customer: NotRequired[CheckoutCustomer | None]
    # Where the customer goes after paying.
    success_url: NotRequired[str]
    # Where the customer goes after canceling.
    cancel_url: NotRequired[str | None]
    # Payment methods offered to the customer.
    payment_methods: NotRequired[list[CheckoutSessionPaymentMethod] | None]
    # Coupon to apply to the session.
    coupon: NotRequired[str | None]
    # Whether the customer can enter a coupon.
    coupon_collection: NotRequired[bool | None]
    # When to collect billing details from the customer.
    billing_details_collection: NotRequired[CheckoutSessionBillingDetailsCollection]
    # Whether the quantities can be changed.
    updatable_quantity: NotRequired[bool | None]
    # Language of the checkout page.
    locale: NotRequired[CheckoutSessionLocale | None]
    # Processor that the processor_id belongs to.
    processor: NotRequired[str | None]
    # ID of the session at the processor.
    processor_id: NotRequired[str | None]
    # URL of the checkout page.
    permalink: NotRequired[str]
    # Your own data for the payment.
    custom: NotRequired[JsonObject | None]
    # Your own data for the session.
    metadata: NotRequired[JsonObject | None]


# When to collect billing details from the customer.
CheckoutSessionBillingDetailsCollection = Union[Literal["auto", "required"], str]


# When to collect billing details from the customer.
CheckoutSessionBillingDetailsCollectionInput = Literal["auto", "required"]


class CheckoutSessionCreate(TypedDict):
    """A checkout session to create for one customer's purchase."""

    # Where the customer goes after paying.
    success_url: str
    # What the customer buys: up to 200 items.
    items: NotRequired[list[CheckoutItem] | None]
    # What you already know about the customer.
    customer: NotRequired[CheckoutCustomer | None]
    # Where the customer goes after canceling.
    cancel_url: NotRequired[str | None]
    # Payment methods offered to the customer.
    payment_methods: NotRequired[list[CheckoutSessionPaymentMethodInput] | None]
    # Coupon to apply to the session.
    coupon: NotRequired[str | None]
    # Whether the customer can enter a coupon.
    coupon_collection: NotRequired[bool | None]
    # When to collect billing details from the customer.
    billing_details_collection: NotRequired[CheckoutSessionCreateBillingDetailsCollection]
    # Whether the quantities can be changed.
    updatable_quantity: NotRequired[bool | None]
    # Language of the checkout page.
    locale: NotRequired[CheckoutSessionLocaleInput | None]
    # Processor that the processor_id belongs to.
    processor: NotRequired[str | None]
    # ID of the session at the processor.
    processor_id: NotRequired[str | None]
    # Your own data for the payment.
    custom: NotRequired[JsonObject | None]
    # Your own data for the session.
    metadata: NotRequired[JsonObject | None]


# When to collect billing details from the customer.
CheckoutSessionCreateBillingDetailsCollection = Literal["auto", "required"]


# Language of the checkout page.
CheckoutSessionLocale = Union[Literal["auto", "ca", "de", "en", "es", "fi", "fr", "hu", "it", "nb", "nl", "sv"], str]


# Language of the checkout page.
CheckoutSessionLocaleInput = Literal["auto", "ca", "de", "en", "es", "fi", "fr", "hu", "it", "nb", "nl", "sv"]


CheckoutSessionPaymentMethod = Union[Literal["card", "paypal"], str]


CheckoutSessionPaymentMethodInput = Literal["card", "paypal"]


# How far the checkout has come.
CheckoutSessionStatus = Union[Literal["pending", "processing", "failed", "completed", "abandoned"], str]


class CheckoutSessionUpdate(TypedDict):
    """Fields of a checkout session that you can update."""

    # What the customer buys: up to 200 items.
    items: NotRequired[list[CheckoutItem] | None]
    # What you already know about the customer.
    customer: NotRequired[CheckoutCustomer | None]
    # Where the customer goes after paying.
    success_url: NotRequired[str]
    # Where the customer goes after canceling.
    cancel_url: NotRequired[str | None]
    # Payment methods offered to the customer.
    payment_methods: NotRequired[list[CheckoutSessionPaymentMethodInput] | None]
    # Coupon to apply to the session.
    coupon: NotRequired[str | None]
    # Whether the customer can enter a coupon.
    coupon_collection: NotRequired[bool | None]
    # When to collect billing details from the customer.
    billing_details_collection: NotRequired[CheckoutSessionBillingDetailsCollectionInput]
    # Whether the quantities can be changed.
    updatable_quantity: NotRequired[bool | None]
    # Language of the checkout page.
    locale: NotRequired[CheckoutSessionLocaleInput | None]
    # Processor that the processor_id belongs to.
    processor: NotRequired[str | None]
    # ID of the session at the processor.
    processor_id: NotRequired[str | None]
    # Your own data for the payment.
    custom: NotRequired[JsonObject | None]
    # Your own data for the session.
    metadata: NotRequired[JsonObject | None]


class Contact(TypedDict):
    """A customer or a provider."""

    # ID of the contact.
    id: int
    # Whether the contact is a company or a person.
    kind: NotRequired[ContactKind]
    # First name of a person.
    first_name: NotRequired[str]
    # Last name of a person.
    last_name: NotRequired[str | None]
    # The person to talk to.
    contact_person: NotRequired[str | None]
    # Department, such as Accounting.
    department: NotRequired[str | None]
    # Email address.
    email: NotRequired[str | None]
    # Telephone number.
    phone_1: NotRequired[str | None]
    # Website.
    web: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # Tax ID, such as a VAT number.
    tax_id: NotRequired[str | None]
    # How sales to the contact are taxed.
    tax_status: NotRequired[ContactTaxStatus | None]
    # Discount of the contact, in percent.
    discount: NotRequired[float | None]
    # Preferred language.
    language: NotRequired[str | None]
    # Your notes about the contact.
    notes: NotRequired[str | None]
    # Processor that the processor_id belongs to.
    processor: NotRequired[str | None]
    # ID of the contact at the processor.
    processor_id: NotRequired[str | None]
    # First and last name, or the name of the company.
    full_name: NotRequired[str]
    # When the contact was created.
    created_at: NotRequired[int]
    # Permanent link to the contact.
    permalink: NotRequired[str]


class ContactData(TypedDict):
    """A contact to create."""

    # Whether the contact is a company or a person.
    kind: NotRequired[ContactDataKind]
    # First name of a person.
    first_name: str
    # Last name of a person.
    last_name: NotRequired[str | None]
    # The person to talk to.
    contact_person: NotRequired[str | None]
    # Department, such as Accounting.
    department: NotRequired[str | None]
    # Email address.
    email: NotRequired[str | None]
    # Telephone number.
    phone_1: NotRequired[str | None]
    # Website.
    web: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # Tax ID, such as a VAT number.
    tax_id: NotRequired[str | None]
    # How sales to the contact are taxed.
    tax_status: NotRequired[ContactDataTaxStatus | None]
    # Discount of the contact, in percent.
    discount: NotRequired[float | None]
    # Preferred language.
    language: NotRequired[str | None]
    # Your notes about the contact.
    notes: NotRequired[str | None]
    # Processor that the processor_id belongs to.
    processor: NotRequired[str | None]
    # ID of the contact at the processor.
    processor_id: NotRequired[str | None]


# Whether the contact is a company or a person.
ContactDataKind = Literal["company", "person"]


# How sales to the contact are taxed.
ContactDataTaxStatus = Literal["taxable", "exempt", "reverse"]


# The customer: an existing contact or the data of a new one.
ContactInput = Union["ContactReference", "ContactData"]


# Whether the contact is a company or a person.
ContactKind = Union[Literal["company", "person"], str]


# Whether the contact is a company or a person.
ContactKindInput = Literal["company", "person"]


class ContactReference(TypedDict):
    """Refers to an existing contact."""

    # ID of the contact.
    id: int


# How sales to the contact are taxed.
ContactTaxStatus = Union[Literal["taxable", "exempt", "reverse"], str]


# How sales to the contact are taxed.
ContactTaxStatusInput = Literal["taxable", "exempt", "reverse"]


class ContactUpdate(TypedDict):
    """Fields of a contact that you can update."""

    # Whether the contact is a company or a person.
    kind: NotRequired[ContactKindInput]
    # First name of a person.
    first_name: NotRequired[str]
    # Last name of a person.
    last_name: NotRequired[str | None]
    # The person to talk to.
    contact_person: NotRequired[str | None]
    # Department, such as Accounting.
    department: NotRequired[str | None]
    # Email address.
    email: NotRequired[str | None]
    # Telephone number.
    phone_1: NotRequired[str | None]
    # Website.
    web: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # Tax ID, such as a VAT number.
    tax_id: NotRequired[str | None]
    # How sales to the contact are taxed.
    tax_status: NotRequired[ContactTaxStatusInput | None]
    # Discount of the contact, in percent.
    discount: NotRequired[float | None]
    # Preferred language.
    language: NotRequired[str | None]
    # Your notes about the contact.
    notes: NotRequired[str | None]
    # Processor that the processor_id belongs to.
    processor: NotRequired[str | None]
    # ID of the contact at the processor.
    processor_id: NotRequired[str | None]


class Coupon(TypedDict):
    """A discount that customers redeem in the hosted checkout."""

    # ID of the coupon.
    id: int
    # Code that customers enter.
    code: NotRequired[str]
    # Display name.
    name: NotRequired[str | None]
    # Whether the coupon takes off an amount or a percentage.
    kind: NotRequired[CouponKind | None]
    # Percentage to take off the price.
    percent_off: NotRequired[float | None]
    # Amount to take off the price: decimal number, in the currency.
    amount_off: NotRequired[float | None]
    # Currency of amount_off.
    currency: NotRequired[str | None]
    # How many times the coupon can be redeemed in total.
    max_redemptions: NotRequired[int | None]
    # Date by which customers must redeem the coupon.
    redeem_by: NotRequired[str | None]
    # How many times the coupon has been redeemed.
    times_redeemed: NotRequired[int]


class CouponCreate(TypedDict):
    """A coupon to create."""

    # Code that customers enter.
    code: str
    # Display name.
    name: NotRequired[str | None]
    # Whether the coupon takes off an amount or a percentage.
    kind: NotRequired[CouponKindInput | None]
    # Percentage to take off the price.
    percent_off: NotRequired[float | None]
    # Amount to take off the price: decimal number, in the currency.
    amount_off: NotRequired[float | None]
    # Currency of amount_off.
    currency: NotRequired[str | None]
    # How many times the coupon can be redeemed in total.
    max_redemptions: NotRequired[int | None]
    # Date by which customers must redeem the coupon.
    redeem_by: NotRequired[str | None]


# Whether the coupon takes off an amount or a percentage.
CouponKind = Union[Literal["amount_off", "percent_off"], str]


# Whether the coupon takes off an amount or a percentage.
CouponKindInput = Literal["amount_off", "percent_off"]


class CouponUpdate(TypedDict):
    """Fields of a coupon that you can update."""

    # Code that customers enter.
    code: NotRequired[str]
    # Display name.
    name: NotRequired[str | None]
    # Whether the coupon takes off an amount or a percentage.
    kind: NotRequired[CouponKindInput | None]
    # Percentage to take off the price.
    percent_off: NotRequired[float | None]
    # Amount to take off the price: decimal number, in the currency.
    amount_off: NotRequired[float | None]
    # Currency of amount_off.
    currency: NotRequired[str | None]
    # How many times the coupon can be redeemed in total.
    max_redemptions: NotRequired[int | None]
    # Date by which customers must redeem the coupon.
    redeem_by: NotRequired[str | None]


class Credit(TypedDict):
    """Credits all or part of an invoice."""

    # ID of the document.
    id: int
    # Number of the document, at most 20 characters.
    number: NotRequired[str | None]
    # How far the credit note is settled.
    state: NotRequired[CreditState]
    # The customer.
    contact: Contact
    # Lines of the document: up to 1000.
    items: list[DocumentItem]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # Date on which the document is issued.
    issue_date: NotRequired[str | None]
    # Date by which the document is due for payment.
    due_date: NotRequired[str | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[list[str] | None]
    # The document this one belongs to.
    related_document: NotRequired[RelatedDocument | None]
    # The customer's tax ID on the document.
    tax_id: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # Proof of the customer's location.
    evidence: NotRequired[Evidence | None]
    # The payment provider.
    payment_processor: NotRequired[str | None]
    # ID of the payment at that provider.
    payment_processor_id: NotRequired[str | None]
    # Fee the payment processor keeps: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # Sum of the lines: integer, in cents.
    subtotal_cents: NotRequired[int]
    # Sum of the discounts: integer, in cents.
    discount_cents: NotRequired[int]
    # Taxes of the document, one entry for each tax.
    taxes: NotRequired[list[DocumentTax]]
    # Total including tax: integer, in cents.
    total_cents: NotRequired[int]
    # Rate for converting the amounts of the document.
    exchange_rate: NotRequired[float | None]
    # Payments recorded for the document.
    payments: NotRequired[list[Payment]]
    # Deliveries of the document to a tax authority.
    deliveries: NotRequired[list[Envelope]]
    # When the document was created.
    created_at: NotRequired[int]
    # Permanent link to the document.
    permalink: NotRequired[str]
    # URL of the document as a PDF file.
    pdf: NotRequired[str]
    # URL of the document in the API.
    url: NotRequired[str]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class CreditCreate(TypedDict):
    """The invoice to credit, in full or in part."""

    # ID of the invoice to credit.
    invoice_id: int
    # How you return the money.
    payment_method: NotRequired[PaymentMethod | None]
    # Amount to credit: decimal number, in the currency.
    credited_amount: NotRequired[float | None]


# How far the credit note is settled.
CreditState = Union[Literal["outstanding", "late", "paid", "void", "archived"], str]


class CreditUpdate(TypedDict):
    """Fields of a credit note that you can update until it is final."""

    # The customer.
    contact: NotRequired[ContactInput]
    # Lines of the document: up to 200 per request.
    items: NotRequired[list[DocumentItemUpdate]]
    # Number of the document, at most 20 characters.
    number: NotRequired[str | None]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # Date on which the document is issued.
    issue_date: NotRequired[str | None]
    # Date by which the document is due for payment.
    due_date: NotRequired[str | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[TagListInput | None]
    # The document this one belongs to.
    related_document: NotRequired[RelatedDocument | None]
    # The customer's tax ID on the document.
    tax_id: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # File that comes with the document.
    attachment: NotRequired[Attachment]
    # Proof of the customer's location.
    evidence: NotRequired[EvidenceNested | None]
    # The payment provider.
    payment_processor: NotRequired[str | None]
    # ID of the payment at that provider.
    payment_processor_id: NotRequired[str | None]
    # Fee the payment processor keeps: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class CustomAccount(TypedDict):
    """An account of a seller on your platform."""

    # ID of the account.
    id: int
    # Whether the account is active.
    state: NotRequired[CustomAccountState]
    # Account name: the first part of the host name.
    subdomain: NotRequired[str]
    # The seller's email address.
    email: NotRequired[str]
    # Name of the seller's business.
    business_name: NotRequired[str | None]
    # How the account is connected to your platform.
    type: NotRequired[CustomAccountType | None]
    # The seller's country.
    country: NotRequired[str | None]
    # The seller's postal code.
    postal_code: NotRequired[str | None]
    # Default currency of the account.
    currency: NotRequired[str | None]
    # Whether the account sells goods or services by default.
    default_product_type: NotRequired[ProductType]
    # Tax code to use where you send none.
    default_tax_code: NotRequired[TaxCodeId]
    # The seller's tax ID in their own country.
    local_tax_id: NotRequired[str | None]
    # The seller's website.
    web: NotRequired[str | None]
    # Tokens for calls on behalf of the account.
    authentication: NotRequired[AccountAuthentication]


class CustomAccountCreate(TypedDict):
    """A custom account to create for a seller."""

    # The seller's email address.
    email: str
    # Name of the seller's business.
    business_name: NotRequired[str | None]
    # How the account is connected to your platform.
    type: NotRequired[CustomAccountCreateType | None]
    # The seller's country.
    country: NotRequired[str | None]
    # The seller's postal code.
    postal_code: NotRequired[str | None]
    # Default currency of the account.
    currency: NotRequired[str | None]
    # Whether the account sells goods or services by default.
    default_product_type: NotRequired[ProductTypeInput]
    # Tax code to use where you send none.
    default_tax_code: NotRequired[TaxCodeIdInput]
    # The seller's tax ID in their own country.
    local_tax_id: NotRequired[str | None]
    # The seller's website.
    web: NotRequired[str | None]


# How the account is connected to your platform.
CustomAccountCreateType = Literal["standard", "custom"]


# Whether the account is active.
CustomAccountState = Union[Literal["active", "inactive"], str]


# How the account is connected to your platform.
CustomAccountType = Union[Literal["standard", "custom"], str]


# How the account is connected to your platform.
CustomAccountTypeInput = Literal["standard", "custom"]


class CustomAccountUpdate(TypedDict):
    """Fields of a connected account that you can update."""

    # The seller's email address.
    email: NotRequired[str]
    # Name of the seller's business.
    business_name: NotRequired[str | None]
    # How the account is connected to your platform.
    type: NotRequired[CustomAccountTypeInput | None]
    # The seller's country.
    country: NotRequired[str | None]
    # The seller's postal code.
    postal_code: NotRequired[str | None]
    # Default currency of the account.
    currency: NotRequired[str | None]
    # Whether the account sells goods or services by default.
    default_product_type: NotRequired[ProductTypeInput]
    # Tax code to use where you send none.
    default_tax_code: NotRequired[TaxCodeIdInput]
    # The seller's tax ID in their own country.
    local_tax_id: NotRequired[str | None]
    # The seller's website.
    web: NotRequired[str | None]


class DocumentItem(TypedDict):
    """A line of a document."""

    # ID of the line.
    id: int
    # Text of the line.
    description: NotRequired[str | None]
    # Number of units.
    quantity: NotRequired[float]
    # Price per unit before tax: decimal number, in the currency.
    unit_price: NotRequired[float | None]
    # Total of the line: decimal number, in the currency.
    total_amount: NotRequired[float | None]
    # Discount on the line, in percent.
    discount_rate: NotRequired[float | None]
    # Code (SKU) of the product.
    product_code: NotRequired[str | None]
    # Name of the first tax, such as VAT.
    tax_1_name: NotRequired[str | None]
    # Rate of the first tax, in percent.
    tax_1_rate: NotRequired[float | None]
    # Country that levies the first tax.
    tax_1_country: NotRequired[str | None]
    # Region that levies the first tax.
    tax_1_region: NotRequired[str | None]
    # Tax class of the line, for the first tax.
    tax_1_transaction_type: NotRequired[TaxClass | None]
    # Name of the second tax.
    tax_2_name: NotRequired[str | None]
    # Rate of the second tax, in percent.
    tax_2_rate: NotRequired[float | None]
    # Country that levies the second tax.
    tax_2_country: NotRequired[str | None]
    # Region that levies the second tax.
    tax_2_region: NotRequired[str | None]
    # Tax class of the line, for the second tax.
    tax_2_transaction_type: NotRequired[TaxClass | None]
    # Amount of the line: integer, in cents.
    subtotal_cents: NotRequired[int]
    # Discount on the line: integer, in cents.
    discount_cents: NotRequired[int]


# A line to add to a document.
DocumentItemInput = Union["DocumentItemInput1", "DocumentItemInput2"]


class DocumentItemInput1(TypedDict):
    """A line to add to a document."""

    # Text of the line.
    description: NotRequired[str | None]
    # Number of units.
    quantity: NotRequired[float]
    # Price per unit before tax: decimal number, in the currency.
    unit_price: float | None
    # Total of the line: decimal number, in the currency.
    total_amount: NotRequired[float | None]
    # Discount on the line, in percent.
    discount_rate: NotRequired[float | None]
    # Code (SKU) of the product.
    product_code: NotRequired[str | None]
    # Name of the first tax, such as VAT.
    tax_1_name: NotRequired[str | None]
    # Rate of the first tax, in percent.
    tax_1_rate: NotRequired[float | None]
    # Country that levies the first tax.
    tax_1_country: NotRequired[str | None]
    # Region that levies the first tax.
    tax_1_region: NotRequired[str | None]
    # Tax class of the line, for the first tax.
    tax_1_transaction_type: NotRequired[TaxClassInput | None]
    # Name of the second tax.
    tax_2_name: NotRequired[str | None]
    # Rate of the second tax, in percent.
    tax_2_rate: NotRequired[float | None]
    # Country that levies the second tax.
    tax_2_country: NotRequired[str | None]
    # Region that levies the second tax.
    tax_2_region: NotRequired[str | None]
    # Tax class of the line, for the second tax.
    tax_2_transaction_type: NotRequired[TaxClassInput | None]


class DocumentItemInput2(TypedDict):
    """A line to add to a document."""

    # Text of the line.
    description: NotRequired[str | None]
    # Number of units.
    quantity: NotRequired[float]
    # Price per unit before tax: decimal number, in the currency.
    unit_price: NotRequired[float | None]
    # Total of the line: decimal number, in the currency.
    total_amount: float | None
    # Discount on the line, in percent.
    discount_rate: NotRequired[float | None]
    # Code (SKU) of the product.
    product_code: NotRequired[str | None]
    # Name of the first tax, such as VAT.
    tax_1_name: NotRequired[str | None]
    # Rate of the first tax, in percent.
    tax_1_rate: NotRequired[float | None]
    # Country that levies the first tax.
    tax_1_country: NotRequired[str | None]
    # Region that levies the first tax.
    tax_1_region: NotRequired[str | None]
    # Tax class of the line, for the first tax.
    tax_1_transaction_type: NotRequired[TaxClassInput | None]
    # Name of the second tax.
    tax_2_name: NotRequired[str | None]
    # Rate of the second tax, in percent.
    tax_2_rate: NotRequired[float | None]
    # Country that levies the second tax.
    tax_2_country: NotRequired[str | None]
    # Region that levies the second tax.
    tax_2_region: NotRequired[str | None]
    # Tax class of the line, for the second tax.
    tax_2_transaction_type: NotRequired[TaxClassInput | None]


# A line to add to a document, or one that the document already has.
DocumentItemUpdate = Union["DocumentItemUpdate1", "DocumentItemUpdate2"]


class DocumentItemUpdate1(TypedDict):
    """A line to add to a document, or one that the document already has."""

    # ID of a line the document already has.
    id: NotRequired[int]
    # Text of the line.
    description: NotRequired[str | None]
    # Number of units.
    quantity: NotRequired[float]
    # Price per unit before tax: decimal number, in the currency.
    unit_price: float | None
    # Total of the line: decimal number, in the currency.
    total_amount: NotRequired[float | None]
    # Discount on the line, in percent.
    discount_rate: NotRequired[float | None]
    # Code (SKU) of the product.
    product_code: NotRequired[str | None]
    # Name of the first tax, such as VAT.
    tax_1_name: NotRequired[str | None]
    # Rate of the first tax, in percent.
    tax_1_rate: NotRequired[float | None]
    # Country that levies the first tax.
    tax_1_country: NotRequired[str | None]
    # Region that levies the first tax.
    tax_1_region: NotRequired[str | None]
    # Tax class of the line, for the first tax.
    tax_1_transaction_type: NotRequired[TaxClassInput | None]
    # Name of the second tax.
    tax_2_name: NotRequired[str | None]
    # Rate of the second tax, in percent.
    tax_2_rate: NotRequired[float | None]
    # Country that levies the second tax.
    tax_2_country: NotRequired[str | None]
    # Region that levies the second tax.
    tax_2_region: NotRequired[str | None]
    # Tax class of the line, for the second tax.
    tax_2_transaction_type: NotRequired[TaxClassInput | None]


class DocumentItemUpdate2(TypedDict):
    """A line to add to a document, or one that the document already has."""

    # ID of a line the document already has.
    id: NotRequired[int]
    # Text of the line.
    description: NotRequired[str | None]
    # Number of units.
    quantity: NotRequired[float]
    # Price per unit before tax: decimal number, in the currency.
    unit_price: NotRequired[float | None]
    # Total of the line: decimal number, in the currency.
    total_amount: float | None
    # Discount on the line, in percent.
    discount_rate: NotRequired[float | None]
    # Code (SKU) of the product.
    product_code: NotRequired[str | None]
    # Name of the first tax, such as VAT.
    tax_1_name: NotRequired[str | None]
    # Rate of the first tax, in percent.
    tax_1_rate: NotRequired[float | None]
    # Country that levies the first tax.
    tax_1_country: NotRequired[str | None]
    # Region that levies the first tax.
    tax_1_region: NotRequired[str | None]
    # Tax class of the line, for the first tax.
    tax_1_transaction_type: NotRequired[TaxClassInput | None]
    # Name of the second tax.
    tax_2_name: NotRequired[str | None]
    # Rate of the second tax, in percent.
    tax_2_rate: NotRequired[float | None]
    # Country that levies the second tax.
    tax_2_country: NotRequired[str | None]
    # Region that levies the second tax.
    tax_2_region: NotRequired[str | None]
    # Tax class of the line, for the second tax.
    tax_2_transaction_type: NotRequired[TaxClassInput | None]


class DocumentTax(TypedDict):
    """A tax of a document, summed over its lines."""

    # Text printed for the tax, such as VAT 19% or Reverse charge.
    label: NotRequired[str]
    # Tax rate, in percent.
    rate: NotRequired[float]
    # Country that levies the tax.
    country: NotRequired[str]
    # Region that levies the tax.
    region: NotRequired[str | None]
    # County that levies the tax.
    county: NotRequired[str | None]
    # Transaction type of the taxed lines.
    transaction_type: NotRequired[str]
    # Amount of the tax: integer, in cents.
    amount_cents: NotRequired[int]


class Envelope(TypedDict):
    """A delivery of a document to a tax authority."""

    # What the envelope is for.
    type: NotRequired[EnvelopeType]
    # Tax authority that receives the document.
    recipient: NotRequired[EnvelopeRecipient]
    # When the document was delivered.
    delivered_at: NotRequired[int | None]
    # The tax authority's response.
    service_response: NotRequired[str | None]


# Tax authority that receives the document.
EnvelopeRecipient = Union[Literal["ticketbai_araba", "ticketbai_gipuzkoa", "ticketbai_bizkaia"], str]


# What the envelope is for.
EnvelopeType = Union[Literal["registration", "cancellation"], str]


class Error(TypedDict):
    """What went wrong with a request."""

    # Human-readable message.
    error: str


# A kind of event.
EventType = Union[Literal["account.updated", "account.application.deauthorized", "checkout.succeeded", "checkout.failed", "checkout.abandoned", "contact.created", "contact.updated", "contact.deleted", "credit.created", "credit.updated", "delivery.succeeded", "delivery.failed", "delivery.rejected", "expense.created", "expense.updated", "expense.deleted", "invoice.created", "invoice.updated", "payment.created", "payment.deleted", "reporting.request.succeeded", "reporting.request.failed", "threshold.eu.100k", "threshold.exceeded", "threshold.warning"], str]


# A kind of event.
EventTypeInput = Literal["account.updated", "account.application.deauthorized", "checkout.succeeded", "checkout.failed", "checkout.abandoned", "contact.created", "contact.updated", "contact.deleted", "credit.created", "credit.updated", "delivery.succeeded", "delivery.failed", "delivery.rejected", "expense.created", "expense.updated", "expense.deleted", "invoice.created", "invoice.updated", "payment.created", "payment.deleted", "reporting.request.succeeded", "reporting.request.failed", "threshold.eu.100k", "threshold.exceeded", "threshold.warning"]


class Evidence(TypedDict):
    """Proof of the customer's location, kept with one document."""

    # ID of the evidence record.
    id: int
    # Whether the proofs agree.
    state: NotRequired[EvidenceState]
    # ID of the document the evidence belongs to.
    document_id: NotRequired[int]
    # The customer's IP address.
    ip_address: NotRequired[str | None]
    # Country of the customer's bank.
    bank_country: NotRequired[str | None]
    # Country of the customer's billing address.
    billing_country: NotRequired[str | None]
    # Another proof of the customer's location, in words.
    additional_evidence: NotRequired[str | None]
    # Country the additional evidence points to.
    additional_evidence_country: NotRequired[str | None]
    # Your notes about the evidence.
    notes: NotRequired[str | None]
    # Country the IP address belongs to.
    ip_country: NotRequired[str | None]


class EvidenceCreate(TypedDict):
    """Evidence to add to a document."""

    # ID of the document the evidence belongs to.
    document_id: int
    # The customer's IP address.
    ip_address: NotRequired[str | None]
    # Country of the customer's bank.
    bank_country: NotRequired[str | None]
    # Country of the customer's billing address.
    billing_country: NotRequired[str | None]
    # Another proof of the customer's location, in words.
    additional_evidence: NotRequired[str | None]
    # Country the additional evidence points to.
    additional_evidence_country: NotRequired[str | None]
    # Your notes about the evidence.
    notes: NotRequired[str | None]


class EvidenceNested(TypedDict):
    """Proof of the customer's location."""

    # The customer's IP address.
    ip_address: NotRequired[str | None]
    # Country of the customer's bank.
    bank_country: NotRequired[str | None]
    # Country of the customer's billing address.
    billing_country: NotRequired[str | None]
    # Another proof of the customer's location, in words.
    additional_evidence: NotRequired[str | None]
    # Country the additional evidence points to.
    additional_evidence_country: NotRequired[str | None]
    # Your notes about the evidence.
    notes: NotRequired[str | None]


# Whether the proofs agree.
EvidenceState = Union[Literal["unsettled", "conflicting", "confirmed"], str]


class EvidenceUpdate(TypedDict):
    """Fields of an evidence record that you can update."""

    # ID of the document the evidence belongs to.
    document_id: NotRequired[int]
    # The customer's IP address.
    ip_address: NotRequired[str | None]
    # Country of the customer's bank.
    bank_country: NotRequired[str | None]
    # Country of the customer's billing address.
    billing_country: NotRequired[str | None]
    # Another proof of the customer's location, in words.
    additional_evidence: NotRequired[str | None]
    # Country the additional evidence points to.
    additional_evidence_country: NotRequired[str | None]
    # Your notes about the evidence.
    notes: NotRequired[str | None]


class Expense(TypedDict):
    """A bill you receive."""

    # ID of the document.
    id: int
    # Number of the bill, at most 20 characters.
    number: NotRequired[str | None]
    # How far the expense is settled.
    state: NotRequired[ExpenseState]
    # The provider.
    contact: Contact
    # Lines of the document: up to 1000.
    items: list[DocumentItem]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # Date on which the document is issued.
    issue_date: NotRequired[str | None]
    # Date by which the document is due for payment.
    due_date: NotRequired[str | None]
    # Unit of the interval.
    recurring_period: NotRequired[RecurringPeriod | None]
    # Number of units between two documents.
    recurring_frequency: NotRequired[int | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[list[str] | None]
    # The document this one belongs to.
    related_document: NotRequired[RelatedDocument | None]
    # The contact's tax ID.
    tax_id: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # Proof of the customer's location.
    evidence: NotRequired[Evidence | None]
    # Fee the payment processor keeps: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # Sum of the lines: integer, in cents.
    subtotal_cents: NotRequired[int]
    # Sum of the discounts: integer, in cents.
    discount_cents: NotRequired[int]
    # Taxes of the document, one entry for each tax.
    taxes: NotRequired[list[DocumentTax]]
    # Total including tax: integer, in cents.
    total_cents: NotRequired[int]
    # Rate for converting the amounts of the document.
    exchange_rate: NotRequired[float | None]
    # Payments recorded for the document.
    payments: NotRequired[list[Payment]]
    # Deliveries of the document to a tax authority.
    deliveries: NotRequired[list[Envelope]]
    # When the document was created.
    created_at: NotRequired[int]
    # Permanent link to the document.
    permalink: NotRequired[str]
    # URL of the document as a PDF file.
    pdf: NotRequired[str]
    # URL of the document in the API.
    url: NotRequired[str]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class ExpenseCreate(TypedDict):
    """An expense to record."""

    # The provider.
    contact: ContactInput
    # Lines of the document: up to 200 per request.
    items: list[DocumentItemInput]
    # Number of the bill, at most 20 characters.
    number: NotRequired[str | None]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # Date on which the document is issued.
    issue_date: NotRequired[str | None]
    # Date by which the document is due for payment.
    due_date: NotRequired[str | None]
    # Unit of the interval.
    recurring_period: NotRequired[RecurringPeriodInput | None]
    # Number of units between two documents.
    recurring_frequency: NotRequired[int | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[TagListInput | None]
    # The document this one belongs to.
    related_document: NotRequired[RelatedDocument | None]
    # The contact's tax ID.
    tax_id: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # File that comes with the document.
    attachment: NotRequired[Attachment]
    # Proof of the customer's location.
    evidence: NotRequired[EvidenceNested | None]
    # How the expense was paid.
    payment_method: NotRequired[PaymentMethod]
    # The payment provider.
    payment_processor: NotRequired[str]
    # ID of the payment at that provider.
    payment_processor_id: NotRequired[str]
    # Fee the payment processor keeps: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


# How far the expense is settled.
ExpenseState = Union[Literal["outstanding", "late", "paid"], str]


class ExpenseUpdate(TypedDict):
    """Fields of an expense that you can update."""

    # The provider.
    contact: NotRequired[ContactInput]
    # Lines of the document: up to 200 per request.
    items: NotRequired[list[DocumentItemUpdate]]
    # Number of the bill, at most 20 characters.
    number: NotRequired[str | None]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # Date on which the document is issued.
    issue_date: NotRequired[str | None]
    # Date by which the document is due for payment.
    due_date: NotRequired[str | None]
    # Unit of the interval.
    recurring_period: NotRequired[RecurringPeriodInput | None]
    # Number of units between two documents.
    recurring_frequency: NotRequired[int | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[TagListInput | None]
    # The document this one belongs to.
    related_document: NotRequired[RelatedDocument | None]
    # The contact's tax ID.
    tax_id: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # File that comes with the document.
    attachment: NotRequired[Attachment]
    # Proof of the customer's location.
    evidence: NotRequired[EvidenceNested | None]
    # How the expense was paid.
    payment_method: NotRequired[PaymentMethod]
    # The payment provider.
    payment_processor: NotRequired[str]
    # ID of the payment at that provider.
    payment_processor_id: NotRequired[str]
    # Fee the payment processor keeps: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class FinalDocument(TypedDict):
    """The fields you can still update once an invoice or a credit note is final: sent, paid or marked as final."""

    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[TagListInput | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # File that comes with the document.
    attachment: NotRequired[Attachment]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class Identity(TypedDict):
    """The owner of the key or token."""

    # Identifier of the owner.
    id: str
    # The owner's name.
    name: str
    # The owner's email address.
    email: str
    # Publishable key, for use in a browser.
    publishable_key: str
    # URL of the account's API.
    href: str


class Invoice(TypedDict):
    """A bill to a customer."""

    # ID of the document.
    id: int
    # Number of the document, at most 20 characters.
    number: NotRequired[str | None]
    # How far the invoice is settled.
    state: NotRequired[InvoiceState]
    # The customer.
    contact: Contact
    # Lines of the document: up to 1000.
    items: list[DocumentItem]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # Date on which the document is issued.
    issue_date: NotRequired[str | None]
    # Date by which the document is due for payment.
    due_date: NotRequired[str | None]
    # Unit of the interval.
    recurring_period: NotRequired[RecurringPeriod | None]
    # Number of units between two documents.
    recurring_frequency: NotRequired[int | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[list[str] | None]
    # The document this one belongs to.
    related_document: NotRequired[RelatedDocument | None]
    # The customer's tax ID on the document.
    tax_id: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # Proof of the customer's location.
    evidence: NotRequired[Evidence | None]
    # The payment provider.
    payment_processor: NotRequired[str | None]
    # ID of the payment at that provider.
    payment_processor_id: NotRequired[str | None]
    # Fee the payment processor keeps: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # Sum of the lines: integer, in cents.
    subtotal_cents: NotRequired[int]
    # Sum of the discounts: integer, in cents.
    discount_cents: NotRequired[int]
    # Taxes of the document, one entry for each tax.
    taxes: NotRequired[list[DocumentTax]]
    # Total including tax: integer, in cents.
    total_cents: NotRequired[int]
    # Rate for converting the amounts of the document.
    exchange_rate: NotRequired[float | None]
    # Payments recorded for the document.
    payments: NotRequired[list[Payment]]
    # Deliveries of the document to a tax authority.
    deliveries: NotRequired[list[Envelope]]
    # When the document was created.
    created_at: NotRequired[int]
    # Permanent link to the document.
    permalink: NotRequired[str]
    # URL of the document as a PDF file.
    pdf: NotRequired[str]
    # URL of the document in the API.
    url: NotRequired[str]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class InvoiceCreate(TypedDict):
    """An invoice to issue."""

    # The customer.
    contact: ContactInput
    # Lines of the document: up to 200 per request.
    items: list[DocumentItemInput]
    # Number of the document, at most 20 characters.
    number: NotRequired[str | None]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # Date on which the document is issued.
    issue_date: NotRequired[str | None]
    # Date by which the document is due for payment.
    due_date: NotRequired[str | None]
    # Unit of the interval.
    recurring_period: NotRequired[RecurringPeriodInput | None]
    # Number of units between two documents.
    recurring_frequency: NotRequired[int | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[TagListInput | None]
    # The document this one belongs to.
    related_document: NotRequired[RelatedDocument | None]
    # The customer's tax ID on the document.
    tax_id: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # File that comes with the document.
    attachment: NotRequired[Attachment]
    # Proof of the customer's location.
    evidence: NotRequired[EvidenceNested | None]
    # The payment provider.
    payment_processor: NotRequired[str | None]
    # ID of the payment at that provider.
    payment_processor_id: NotRequired[str | None]
    # Fee the payment processor keeps: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


# How far the invoice is settled.
InvoiceState = Union[Literal["outstanding", "late", "uncollectible", "paid", "refunded", "archived"], str]


class InvoiceUpdate(TypedDict):
    """Fields of an invoice that you can update until it is final."""

    # The customer.
    contact: NotRequired[ContactInput]
    # Lines of the document: up to 200 per request.
    items: NotRequired[list[DocumentItemUpdate]]
    # Number of the document, at most 20 characters.
    number: NotRequired[str | None]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # Date on which the document is issued.
    issue_date: NotRequired[str | None]
    # Date by which the document is due for payment.
    due_date: NotRequired[str | None]
    # Unit of the interval.
    recurring_period: NotRequired[RecurringPeriodInput | None]
    # Number of units between two documents.
    recurring_frequency: NotRequired[int | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[TagListInput | None]
    # The document this one belongs to.
    related_document: NotRequired[RelatedDocument | None]
    # The customer's tax ID on the document.
    tax_id: NotRequired[str | None]
    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]
    # File that comes with the document.
    attachment: NotRequired[Attachment]
    # Proof of the customer's location.
    evidence: NotRequired[EvidenceNested | None]
    # The payment provider.
    payment_processor: NotRequired[str | None]
    # ID of the payment at that provider.
    payment_processor_id: NotRequired[str | None]
    # Fee the payment processor keeps: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class Jurisdiction(TypedDict):
    """A country or region with its own taxes."""

    # ID of the jurisdiction.
    id: int
    # Name, such as Germany.
    name: NotRequired[str]
    # Country, as a two-letter code.
    country: NotRequired[str]
    # Subdivision of the country.
    region: NotRequired[str | None]


ListCreditsState = Literal["outstanding", "late", "paid", "void", "archived"]


ListEvidenceStateItem = Literal["unsettled", "conflicting", "confirmed"]


ListExpensesState = Literal["outstanding", "late", "paid"]


ListInvoicesState = Literal["outstanding", "late", "uncollectible", "paid", "refunded", "archived"]


ListRecurringState = Literal["active", "archived"]


ListSessionsStatus = Literal["pending", "processing", "failed", "completed", "abandoned"]


class Payment(TypedDict):
    """Money paid for a document."""

    # ID of the payment.
    id: int
    # Amount paid: integer, in cents.
    amount_cents: NotRequired[int]
    # Date of the payment.
    date: NotRequired[str]
    # How the document was paid.
    payment_method: NotRequired[PaymentPaymentMethod]
    # The payment provider.
    processor: NotRequired[str | None]
    # ID of the payment at that provider.
    processor_id: NotRequired[str | None]
    # When the payment was recorded.
    created_at: NotRequired[int]
    # Link to the payment.
    url: NotRequired[str]


# How you return the money.
PaymentMethod = Literal["credit_card", "cash", "wire_transfer", "direct_debit", "check", "iou", "paypal", "other"]


# How the document was paid.
PaymentPaymentMethod = Union[Literal["credit_card", "cash", "wire_transfer", "direct_debit", "check", "iou", "paypal", "other", "credit"], str]


class Ping(TypedDict):
    """Response of a service that is up."""

    # OK if the service is up and the key is valid.
    status: str


class Product(TypedDict):
    """Something you sell, once or as a subscription."""

    # ID of the product.
    id: int
    # Your code for the product (SKU).
    code: NotRequired[str | None]
    # Display name.
    name: NotRequired[str | None]
    # What you sell, in a few words.
    description: NotRequired[str | None]
    # Whether the product is a good or a service.
    product_type: NotRequired[ProductType]
    # Whether you sell the product once or as a subscription.
    kind: NotRequired[ProductKind]
    # Price per unit: a decimal number as a string, in the currency.
    unit_cost: NotRequired[str | None]
    # Currency of unit_cost.
    currency: NotRequired[str | None]
    # Country whose tax applies.
    country: NotRequired[str | None]
    # Determines how the product is taxed.
    tax_class: NotRequired[TaxClass]
    # Whether unit_cost includes tax.
    tax_type: NotRequired[ProductTaxType]
    # Whose tax applies.
    tax_based_on: NotRequired[ProductTaxBasedOn]
    # Number of units in stock.
    stock: NotRequired[int | None]
    # ID of the matching plan in Stripe.
    stripe_plan_id: NotRequired[str | None]
    # Unit of the PayPal billing interval.
    paypal_interval_unit: NotRequired[ProductPaypalIntervalUnit | None]
    # How often PayPal bills, in interval units.
    paypal_interval_frequency: NotRequired[int | None]
    # Duration of the PayPal interval.
    paypal_interval_duration: NotRequired[int | None]
    # When the product was created.
    created_at: NotRequired[int]
    # URL of the product in the API.
    url: NotRequired[str]


class ProductCreate(TypedDict):
    """A product to create."""

    # Your code for the product (SKU).
    code: NotRequired[str | None]
    # Display name.
    name: NotRequired[str | None]
    # What you sell, in a few words.
    description: NotRequired[str | None]
    # Whether the product is a good or a service.
    product_type: NotRequired[ProductTypeInput]
    # Whether you sell the product once or as a subscription.
    kind: NotRequired[ProductCreateKind]
    # Price per unit: a decimal number as a string, in the currency.
    unit_cost: NotRequired[str | None]
    # Currency of unit_cost.
    currency: NotRequired[str | None]
    # Country whose tax applies.
    country: NotRequired[str | None]
    # Determines how the product is taxed.
    tax_class: NotRequired[TaxClassInput]
    # Whether unit_cost includes tax.
    tax_type: NotRequired[ProductCreateTaxType]
    # Whose tax applies.
    tax_based_on: NotRequired[ProductCreateTaxBasedOn]
    # Number of units in stock.
    stock: NotRequired[int | None]
    # ID of the matching plan in Stripe.
    stripe_plan_id: NotRequired[str | None]
    # Unit of the PayPal billing interval.
    paypal_interval_unit: NotRequired[ProductPaypalIntervalUnitInput | None]
    # How often PayPal bills, in interval units.
    paypal_interval_frequency: NotRequired[int | None]
    # Duration of the PayPal interval.
    paypal_interval_duration: NotRequired[int | None]


# Whether you sell the product once or as a subscription.
ProductCreateKind = Literal["one_off", "subscription"]


# Whose tax applies.
ProductCreateTaxBasedOn = Literal["customer_country", "country"]


# Whether unit_cost includes tax.
ProductCreateTaxType = Literal["excluded", "included"]


# Whether you sell the product once or as a subscription.
ProductKind = Union[Literal["one_off", "subscription"], str]


# Whether you sell the product once or as a subscription.
ProductKindInput = Literal["one_off", "subscription"]


# Unit of the PayPal billing interval.
ProductPaypalIntervalUnit = Union[Literal["daily", "weekly", "monthly", "yearly"], str]


# Unit of the PayPal billing interval.
ProductPaypalIntervalUnitInput = Literal["daily", "weekly", "monthly", "yearly"]


# Whose tax applies.
ProductTaxBasedOn = Union[Literal["customer_country", "country"], str]


# Whose tax applies.
ProductTaxBasedOnInput = Literal["customer_country", "country"]


# Whether unit_cost includes tax.
ProductTaxType = Union[Literal["excluded", "included"], str]


# Whether unit_cost includes tax.
ProductTaxTypeInput = Literal["excluded", "included"]


# Product type the calculation uses.
ProductType = Union[Literal["good", "service"], str]


# Whether you sell a good or a service.
ProductTypeInput = Literal["good", "service"]


class ProductUpdate(TypedDict):
    """Fields of a product that you can update."""

    # Your code for the product (SKU).
    code: NotRequired[str | None]
    # Display name.
    name: NotRequired[str | None]
    # What you sell, in a few words.
    description: NotRequired[str | None]
    # Whether the product is a good or a service.
    product_type: NotRequired[ProductTypeInput]
    # Whether you sell the product once or as a subscription.
    kind: NotRequired[ProductKindInput]
    # Price per unit: a decimal number as a string, in the currency.
    unit_cost: NotRequired[str | None]
    # Currency of unit_cost.
    currency: NotRequired[str | None]
    # Country whose tax applies.
    country: NotRequired[str | None]
    # Determines how the product is taxed.
    tax_class: NotRequired[TaxClassInput]
    # Whether unit_cost includes tax.
    tax_type: NotRequired[ProductTaxTypeInput]
    # Whose tax applies.
    tax_based_on: NotRequired[ProductTaxBasedOnInput]
    # Number of units in stock.
    stock: NotRequired[int | None]
    # ID of the matching plan in Stripe.
    stripe_plan_id: NotRequired[str | None]
    # Unit of the PayPal billing interval.
    paypal_interval_unit: NotRequired[ProductPaypalIntervalUnitInput | None]
    # How often PayPal bills, in interval units.
    paypal_interval_frequency: NotRequired[int | None]
    # Duration of the PayPal interval.
    paypal_interval_duration: NotRequired[int | None]


class Recurring(TypedDict):
    """An invoice that repeats at regular intervals."""

    # ID of the recurring invoice.
    id: int
    # Whether the recurring invoice is in use.
    state: NotRequired[RecurringState]
    # The customer.
    contact: Contact
    # Lines of the document: up to 1000.
    items: list[DocumentItem]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # First day of the schedule.
    start_date: NotRequired[str]
    # Last day of the schedule.
    end_date: NotRequired[str | None]
    # Interval between two invoices.
    # Deprecated.
    frequency: NotRequired[RecurringFrequency | None]
    # Unit of the interval.
    recurring_period: NotRequired[RecurringPeriod]
    # Number of units between two invoices.
    recurring_frequency: NotRequired[int]
    # Number of days until an invoice is due.
    due_days: NotRequired[int | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[list[str] | None]
    # Taxes of the document, one entry for each tax.
    taxes: NotRequired[list[DocumentTax]]
    # Total including tax: integer, in cents.
    total_cents: NotRequired[int]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class RecurringCreate(TypedDict):
    """A recurring invoice to create."""

    # The customer.
    contact: ContactInput
    # Lines of the document: up to 200 per request.
    items: list[DocumentItemInput]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # First day of the schedule.
    start_date: NotRequired[str]
    # Last day of the schedule.
    end_date: NotRequired[str | None]
    # Interval between two invoices.
    # Deprecated.
    frequency: NotRequired[RecurringFrequencyInput | None]
    # Unit of the interval.
    recurring_period: NotRequired[RecurringPeriodInput]
    # Number of units between two invoices.
    recurring_frequency: NotRequired[int]
    # Number of days until an invoice is due.
    due_days: NotRequired[int | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[TagListInput | None]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


# Interval between two invoices.
RecurringFrequency = Union[Literal["daily", "weekly", "biweekly", "monthly", "bimonthly", "quarterly", "semiyearly", "yearly", "biyearly"], str]


# Interval between two invoices.
RecurringFrequencyInput = Literal["daily", "weekly", "biweekly", "monthly", "bimonthly", "quarterly", "semiyearly", "yearly", "biyearly"]


# Unit of the interval.
RecurringPeriod = Union[Literal["days", "weeks", "months", "years"], str]


# Unit of the interval.
RecurringPeriodInput = Literal["days", "weeks", "months", "years"]


# Whether the recurring invoice is in use.
RecurringState = Union[Literal["active", "archived"], str]


class RecurringUpdate(TypedDict):
    """Fields of a recurring invoice that you can update."""

    # The customer.
    contact: NotRequired[ContactInput]
    # Lines of the document: up to 200 per request.
    items: NotRequired[list[DocumentItemUpdate]]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # First day of the schedule.
    start_date: NotRequired[str]
    # Last day of the schedule.
    end_date: NotRequired[str | None]
    # Interval between two invoices.
    # Deprecated.
    frequency: NotRequired[RecurringFrequencyInput | None]
    # Unit of the interval.
    recurring_period: NotRequired[RecurringPeriodInput]
    # Number of units between two invoices.
    recurring_frequency: NotRequired[int]
    # Number of days until an invoice is due.
    due_days: NotRequired[int | None]
    # Subject line of the document.
    subject: NotRequired[str | None]
    # Free text on the document.
    notes: NotRequired[str | None]
    # Free text about the payment.
    payment_details: NotRequired[str | None]
    # Purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Tags, each with at most 40 characters.
    tag_list: NotRequired[TagListInput | None]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class RelatedDocument(TypedDict):
    """The document this one belongs to."""

    # ID of the document.
    id: NotRequired[int]
    # Kind of document.
    type: NotRequired[str]


class ReportParameters(TypedDict):
    """Dates the report covers."""

    # First day the report covers.
    from_date: NotRequired[str | None]
    # Last day the report covers.
    to_date: NotRequired[str | None]


class ReportRequest(TypedDict):
    """A request for a report over a range of dates."""

    # ID of the report request.
    id: int
    # How far the report has come.
    state: NotRequired[ReportRequestState]
    # What the report shows.
    report_type: NotRequired[ReportRequestReportType | None]
    # Dates the report covers.
    parameters: NotRequired[ReportParameters | None]
    # Where to download the report.
    report_url: NotRequired[str | None]
    # When you made the request.
    created_at: NotRequired[int]
    # When the request succeeded or failed.
    completed_at: NotRequired[int | None]


class ReportRequestCreate(TypedDict):
    """The report to produce and the dates it covers."""

    # What the report shows.
    report_type: NotRequired[ReportRequestReportTypeInput | None]
    # Dates the report covers.
    parameters: NotRequired[ReportParameters | None]


# What the report shows.
ReportRequestReportType = Union[Literal["tax_summary", "invoices_list", "credits_list"], str]


# What the report shows.
ReportRequestReportTypeInput = Literal["tax_summary", "invoices_list", "credits_list"]


# How far the report has come.
ReportRequestState = Union[Literal["pending", "succeeded", "failed"], str]


class ShippingAddress(TypedDict):
    """Where to ship the goods, if sent."""

    # Country, as a two-letter code.
    country: NotRequired[str | None]
    # State, province or other subdivision.
    region: NotRequired[str | None]
    # ZIP code or other postal code.
    postal_code: NotRequired[str | None]
    # City, town or village.
    city: NotRequired[str | None]
    # Line 1 of the address, such as street and house number.
    street_line_1: NotRequired[str | None]
    # Line 2 of the address, such as floor or apartment.
    street_line_2: NotRequired[str | None]


# Tags, each with at most 40 characters.
TagListInput = Union["list[str]", "str"]


# Determines how the product is taxed.
TaxClass = Union[Literal["consulting", "eservice", "ebook", "saas", "standard", "reduced"], str]


# Determines how the product is taxed.
TaxClassInput = Literal["consulting", "eservice", "ebook", "saas", "standard", "reduced"]


class TaxCode(TypedDict):
    """A code for what you sell."""

    # The code itself.
    id: TaxCodeId
    # Display name.
    name: NotRequired[str]
    # What the code covers.
    description: NotRequired[str]


# Tax code the calculation uses.
TaxCodeId = Union[Literal["consulting", "ebook", "eservice", "exempt", "reduced", "saas", "standard"], str]


# One of the seven tax codes.
TaxCodeIdInput = Literal["consulting", "ebook", "eservice", "exempt", "reduced", "saas", "standard"]


class TaxId(TypedDict):
    """A registration of your account with a tax authority."""

    # ID of the tax ID record.
    id: int
    # Whether the tax ID has been verified.
    state: NotRequired[TaxIdState]
    # The tax ID itself.
    value: NotRequired[str]
    # Jurisdiction the tax ID is registered in.
    jurisdiction: NotRequired[Jurisdiction]
    # First day on which the tax ID is valid.
    valid_from: NotRequired[str]
    # Last day on which the tax ID is valid.
    valid_until: NotRequired[str | None]
    # Whether the tax ID belongs to a permanent establishment.
    permanent_establishment: NotRequired[bool | None]
    # Whether the tax ID belongs to an import scheme.
    import_scheme: NotRequired[bool | None]
    # When the record was created.
    created_at: NotRequired[int]


class TaxIdCreate(TypedDict):
    """A tax ID to register."""

    # The tax ID itself.
    value: str
    # ID of the jurisdiction the tax ID is registered in.
    jurisdiction_id: int
    # First day on which the tax ID is valid.
    valid_from: NotRequired[str]
    # Last day on which the tax ID is valid.
    valid_until: NotRequired[str | None]
    # Whether the tax ID belongs to a permanent establishment.
    permanent_establishment: NotRequired[bool | None]
    # Whether the tax ID belongs to an import scheme.
    import_scheme: NotRequired[bool | None]


# Whether the tax ID has been verified.
TaxIdState = Union[Literal["verified", "unverified", "unavailable"], str]


class TaxIdUpdate(TypedDict):
    """Fields of a tax ID that you can update."""

    # The tax ID itself.
    value: NotRequired[str]
    # First day on which the tax ID is valid.
    valid_from: NotRequired[str]
    # Last day on which the tax ID is valid.
    valid_until: NotRequired[str | None]
    # Whether the tax ID belongs to a permanent establishment.
    permanent_establishment: NotRequired[bool | None]
    # Whether the tax ID belongs to an import scheme.
    import_scheme: NotRequired[bool | None]


class TaxIdValidation(TypedDict):
    """Result of validating a tax ID."""

    # Whether the tax ID is valid; null if the validation service is unavailable.
    valid: bool | None


# The tax on a sale.
TaxRateResult = TypedDict(
    "TaxRateResult",
    {
        # Whether and why tax is charged.
        "status": "TaxRateResultStatus",
        # Name of the tax, such as VAT.
        "name": "NotRequired[str | None]",
        # Tax rate, in percent.
        "rate": "float",
        # Part of the amount that is taxed, in percent.
        "taxable_part": "NotRequired[float]",
        # Amount of the tax: decimal number, in the currency.
        "tax_amount": "NotRequired[float | None]",
        # Name of a second tax.
        "additional_name": "NotRequired[str | None]",
        # Rate of the second tax, in percent.
        "additional_rate": "NotRequired[float | None]",
        # Part of the amount that the second tax applies to, in percent.
        "additional_taxable_part": "NotRequired[float | None]",
        # Amount of the second tax: decimal number, in the currency.
        "additional_tax_amount": "NotRequired[float | None]",
        # Amount excluding tax: decimal number, in the currency.
        "subtotal": "NotRequired[float | None]",
        # Amount with tax: decimal number, in the currency.
        "total_amount": "NotRequired[float | None]",
        # Currency of the amounts.
        "currency": "NotRequired[str]",
        # Country that levies the tax.
        "country": "str",
        # Region that levies the tax.
        "region": "NotRequired[str | None]",
        # County that levies the tax.
        "county": "NotRequired[str | None]",
        # City that levies the tax.
        "city": "NotRequired[str | None]",
        # Product type the calculation uses.
        "product_type": "NotRequired[ProductType]",
        # Tax code the calculation uses.
        "tax_code": "NotRequired[TaxCodeId]",
        # Whether the amount in the request includes tax.
        "tax_behavior": "NotRequired[TaxRateResultTaxBehavior]",
        # Whether the sale is an import.
        "import": "NotRequired[bool]",
        # Remarks on the calculation.
        "notice": "NotRequired[str | None]",
        # Remarks on the calculation.
        # Deprecated.
        "notes": "NotRequired[str | None]",
    },
)


# Whether and why tax is charged.
TaxRateResultStatus = Union[Literal["taxable", "non_taxable", "not_registered", "reverse_charge"], str]


# Whether the amount in the request includes tax.
TaxRateResultTaxBehavior = Union[Literal["inclusive", "exclusive"], str]


class Transaction(TypedDict):
    """A sale or a refund to record."""

    # Whether you record a sale or a refund.
    type: NotRequired[TransactionType]
    # What you sold or refunded: up to 200 items.
    items: list[TransactionItem]
    # How the transaction was paid.
    payment: TransactionPayment
    # The customer: an existing contact or the data of a new one.
    customer: NotRequired[ContactInput | None]
    # Currency of the amounts.
    currency: NotRequired[str | None]
    # Date of the transaction.
    date: NotRequired[str]
    # Where to ship the goods.
    shipping_address: NotRequired[ShippingAddress | None]
    # Proof of the customer's location.
    evidence: NotRequired[EvidenceNested | None]
    # Platform the transaction comes from.
    processor: NotRequired[str | None]
    # ID at that platform.
    processor_id: NotRequired[str | None]
    # Fee the payment processor keeps: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # The customer's purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Notes on the document.
    notes: NotRequired[str | None]
    # Tags in one string, separated by commas, each with at most 40 characters.
    tags: NotRequired[str | None]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class TransactionItem(TypedDict):
    """An item of a transaction."""

    # Amount of the item: decimal number, in the currency.
    amount: float
    # Number of units.
    quantity: NotRequired[int]
    # What was sold or refunded, in a few words.
    description: NotRequired[str | None]
    # Code (SKU) of the product.
    product_code: NotRequired[str | None]
    # Discount on the item, in percent.
    discount_rate: NotRequired[float | None]
    # Tax that applies to the item.
    tax: NotRequired[TransactionTax | None]


class TransactionPayment(TypedDict):
    """How the transaction was paid."""

    # How the money was paid or paid back.
    method: NotRequired[PaymentMethod]
    # The payment provider.
    processor: NotRequired[str | None]
    # ID of the payment at that provider.
    processor_id: NotRequired[str | None]


class TransactionResult(TypedDict):
    """The invoice or credit note issued for a transaction."""

    # ID of the document.
    id: int
    # Number of the document.
    number: NotRequired[str]
    # Kind of document issued.
    type: TransactionResultType
    # How far the document is settled.
    state: NotRequired[TransactionResultState]
    # The customer.
    contact: NotRequired[Contact | None]
    # Lines of the document.
    items: list[TransactionResultItem]
    # Currency of the amounts.
    currency: NotRequired[str]
    # Date of the transaction, if sent.
    date: NotRequired[str | None]
    # Date on which the document was issued.
    issue_date: NotRequired[str]
    # Where to ship the goods, if sent.
    shipping_address: NotRequired[ShippingAddress | None]
    # Proof of the customer's location.
    evidence: NotRequired[Evidence | None]
    # Platform the transaction comes from.
    processor: NotRequired[str | None]
    # ID at that platform.
    processor_id: NotRequired[str | None]
    # Fee the payment processor keeps, if sent: integer, in cents.
    processor_fee_cents: NotRequired[int | None]
    # The customer's purchase order (PO) number.
    po_number: NotRequired[str | None]
    # Notes on the document.
    notes: NotRequired[str | None]
    # Tags in one string, separated by commas.
    tags: NotRequired[str | None]
    # Sum before discounts and tax: integer, in cents.
    subtotal_cents: NotRequired[int]
    # Sum of the discounts: integer, in cents.
    discount_cents: NotRequired[int]
    # Taxes of the document, one entry for each tax.
    taxes: NotRequired[list[TransactionResultTax]]
    # Total including tax: integer, in cents.
    total_cents: int
    # Payments recorded for the document.
    payments: NotRequired[list[Payment]]
    # When the transaction was recorded.
    created_at: NotRequired[int]
    # Permanent link to the document.
    permalink: NotRequired[str]
    # URL of the document as a PDF file.
    pdf: NotRequired[str]
    # Your own data about the document.
    custom_metadata: NotRequired[dict[str, str] | None]


class TransactionResultItem(TypedDict):
    """A line of the document issued for a transaction."""

    # ID of the line.
    id: int
    # What was sold or refunded, in a few words.
    description: NotRequired[str | None]
    # Number of units.
    quantity: NotRequired[int]
    # Price per unit: decimal number, in the currency.
    unit_price: NotRequired[float]
    # Discount on the item, in percent.
    discount_rate: NotRequired[float | None]
    # Code (SKU) of the product.
    product_code: NotRequired[str | None]
    # Tax code that applies to the item.
    tax_code: NotRequired[TaxCodeId | None]
    # Name of the tax, such as VAT.
    tax_name: NotRequired[str | None]
    # Tax rate, in percent.
    tax_rate: NotRequired[float | None]
    # Country that levies the tax.
    tax_country: NotRequired[str | None]
    # Region that levies the tax.
    tax_region: NotRequired[str | None]
    # Part of the amount that is taxed, in percent.
    taxable_part: NotRequired[float | None]
    # Amount of the item before discounts and tax: integer, in cents.
    subtotal_cents: NotRequired[int]
    # Discount on the item: integer, in cents.
    discount_cents: NotRequired[int]
    # Total of the item including tax: integer, in cents.
    total_amount_cents: NotRequired[int]


# How far the document is settled.
TransactionResultState = Union[Literal["outstanding", "late", "uncollectible", "paid", "refunded", "void", "archived"], str]


class TransactionResultTax(TypedDict):
    """A tax of the document issued for a transaction."""

    # Text printed for the tax, such as VAT 19% or Reverse charge.
    label: NotRequired[str]
    # Tax rate, in percent.
    rate: NotRequired[float]
    # Country that levies the tax.
    country: NotRequired[str]
    # Region that levies the tax.
    region: NotRequired[str | None]
    # Tax code the tax follows from.
    tax_code: NotRequired[TaxCodeId | None]
    # Amount of the tax: integer, in cents.
    amount_cents: NotRequired[int]


# Kind of document issued.
TransactionResultType = Union[Literal["Invoice", "Credit"], str]


# Tax that applies to the item.
TransactionTax = TypedDict(
    "TransactionTax",
    {
        # Country that levies the tax.
        "country": "str",
        # Region that levies the tax.
        "region": "NotRequired[str | None]",
        # Name of the tax, such as VAT.
        "name": "NotRequired[str | None]",
        # Tax rate, in percent.
        "rate": "NotRequired[float | None]",
        # Tax code of the item.
        "tax_code": "NotRequired[TaxCodeIdInput | None]",
        # Part of the amount that is taxed, in percent.
        "taxable_part": "NotRequired[float | None]",
        # Name of a second tax.
        "additional_name": "NotRequired[str | None]",
        # Rate of the second tax, in percent.
        "additional_rate": "NotRequired[float | None]",
        # Part of the amount that the second tax applies to, in percent.
        "additional_taxable_part": "NotRequired[float | None]",
        # Whether the sale is an import.
        "import": "NotRequired[bool | None]",
    },
)


# Whether you record a sale or a refund.
TransactionType = Literal["sale", "refund"]


UpdateCreditBody = Union["FinalDocument", "CreditUpdate"]


UpdateInvoiceBody = Union["FinalDocument", "InvoiceUpdate"]


class ValidationError(TypedDict):
    """The fields of the request that are not valid, and why."""

    # Messages by field name.
    errors: dict[str, list[str]]


class Webhook(TypedDict):
    """A subscription to events, sent to a URL of yours."""

    # ID of the webhook.
    id: int
    # URL to call.
    url: NotRequired[str]
    # Events to subscribe to.
    events_types: NotRequired[list[EventType]]
    # Secret for checking the signature of a call.
    auth_key: NotRequired[str]
    # Number of events sent so far.
    events_sent: NotRequired[int | None]
    # When the last event was sent.
    last_sent_at: NotRequired[int | None]
    # Text of the last error.
    last_error: NotRequired[str | None]
    # When the last error occurred.
    last_error_at: NotRequired[int | None]
    # When the webhook was created.
    created_at: NotRequired[int]


class WebhookCreate(TypedDict):
    """A webhook to create."""

    # URL to call.
    url: str
    # Events to subscribe to, at least one.
    events_types: list[EventTypeInput]


class WebhookUpdate(TypedDict):
    """Fields of a webhook that you can update."""

    # URL to call.
    url: NotRequired[str]
    # Events to subscribe to, at least one.
    events_types: NotRequired[list[EventTypeInput]]


class BadRequestError(ApiError):
    """The status 400."""

    body: Error


class UnauthorizedError(ApiError):
    """The status 401."""

    body: Error


class ForbiddenError(ApiError):
    """The status 403."""

    body: Error


class NotFoundError(ApiError):
    """The status 404."""

    body: Error


class MethodNotAllowedError(ApiError):
    """The status 405."""

    body: Error


class NotAcceptableError(ApiError):
    """The status 406."""

    body: Error


class GoneError(ApiError):
    """The status 410."""

    body: Error


class UnprocessableContentError(ApiError):
    """The status 422."""

    body: ValidationError


class TooManyRequestsError(ApiError):
    """The status 429."""

    body: Error


class InternalServerError(ApiError):
    """The status 500."""

    body: Error


class BadGatewayError(ApiError):
    """The status 502."""

    body: Error


class ServiceUnavailableError(ApiError):
    """The status 503."""

    body: Error


class GatewayTimeoutError(ApiError):
    """The status 504."""

    body: Error


class Client(BaseClient):
    """The API: Abaco API. One method for each operation."""

    errors: ClassVar[dict[int, type[ApiError]]] = {
        400: BadRequestError,
        401: UnauthorizedError,
        403: ForbiddenError,
        404: NotFoundError,
        405: MethodNotAllowedError,
        406: NotAcceptableError,
        410: GoneError,
        422: UnprocessableContentError,
        429: TooManyRequestsError,
        500: InternalServerError,
        502: BadGatewayError,
        503: ServiceUnavailableError,
        504: GatewayTimeoutError,
    }
    reset_header: ClassVar[str] = "X-RateLimit-Reset"
    server: ClassVar[str] = "https://demo.sandbox.abaco.example/api"
    accept: ClassVar[str] = "application/json; api_version=20241028"
    auth: ClassVar[Auth] = [["basicAuth"], ["oauth2"], ["bearerAuth"]]

    def __init__(
        self,
        *,
        basic_auth: tuple[str, str] | None = None,
        bearer_auth: str | None = None,
        oauth2: str | None = None,
        base_url: str | None = None,
        timeout: float = 30.0,
    ) -> None:
        keys: dict[str, Param | None] = {
            "basicAuth": basic_key(basic_auth),
            "bearerAuth": token_key("Bearer", bearer_auth),
            "oauth2": token_key("Bearer", oauth2),
        }
        super().__init__(base_url, keys, timeout)

    def calculate_tax_rate(
        self,
        *,
        to_country: str,
        from_country: str | None = None,
        from_postal_code: str | None = None,
        to_postal_code: str | None = None,
        to_city: str | None = None,
        to_street: str | None = None,
        tax_id: str | None = None,
        tax_code: TaxCodeIdInput | None = None,
        tax_behavior: CalculateTaxRateTaxBehavior | None = None,
        product_type: ProductTypeInput | None = None,
        date: str | None = None,
        amount: float | None = None,
        currency: str | None = None,
    ) -> TaxRateResult:
        """Calculate the tax on a sale — GET /tax_rates/calculate."""
        return cast(
            "TaxRateResult",
            self.request(
                "GET",
                "/tax_rates/calculate",
                [
                    Param("query", "to_country", to_country),
                    Param("query", "from_country", from_country),
                    Param("query", "from_postal_code", from_postal_code),
                    Param("query", "to_postal_code", to_postal_code),
                    Param("query", "to_city", to_city),
                    Param("query", "to_street", to_street),
                    Param("query", "tax_id", tax_id),
                    Param("query", "tax_code", tax_code),
                    Param("query", "tax_behavior", tax_behavior),
                    Param("query", "product_type", product_type),
                    Param("query", "date", date),
                    Param("query", "amount", amount),
                    Param("query", "currency", currency),
                ],
            ).body,
        )

    def create_transaction(self, body: Transaction) -> TransactionResult:
        """Record a sale or a refund — POST /transactions."""
        return cast(
            "TransactionResult",
            self.request("POST", "/transactions", body=json_body(body)).body,
        )

    def list_invoices(
        self,
        *,
        q: str | None = None,
        date: str | None = None,
        state: ListInvoicesState | None = None,
        processor_id: str | None = None,
        contact: int | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[Invoice]:
        """List invoices — GET /invoices."""
        return cast(
            "list[Invoice]",
            self.request(
                "GET",
                "/invoices",
                [
                    Param("query", "q", q),
                    Param("query", "date", date),
                    Param("query", "state", state),
                    Param("query", "processor_id", processor_id),
                    Param("query", "contact", contact),
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_invoices_all(
        self,
        *,
        q: str | None = None,
        date: str | None = None,
        state: ListInvoicesState | None = None,
        processor_id: str | None = None,
        contact: int | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Invoice]:
        """List invoices: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/invoices",
            [
                Param("query", "q", q),
                Param("query", "date", date),
                Param("query", "state", state),
                Param("query", "processor_id", processor_id),
                Param("query", "contact", contact),
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_invoice(self, body: InvoiceCreate) -> Invoice:
        """Create an invoice — POST /invoices."""
        return cast(
            "Invoice",
            self.request("POST", "/invoices", body=json_body(body)).body,
        )

    def get_invoice(self, id: int) -> Invoice:
        """Get an invoice — GET /invoices/{id}."""
        return cast(
            "Invoice",
            self.request("GET", "/invoices/{id}", [Param("path", "id", id)]).body,
        )

    def update_invoice(self, id: int, body: UpdateInvoiceBody) -> Invoice:
        """Update an invoice — PUT /invoices/{id}."""
        return cast(
            "Invoice",
            self.request(
                "PUT",
                "/invoices/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
            ).body,
        )

    def delete_invoice(self, id: int) -> None:
        """Delete an invoice (gone) — DELETE /invoices/{id}."""
        self.request("DELETE", "/invoices/{id}", [Param("path", "id", id)])

    def deliver_invoice(self, id: int) -> None:
        """Deliver an invoice — GET /invoices/{id}/deliver."""
        self.request("GET", "/invoices/{id}/deliver", [Param("path", "id", id)])

    def list_credits(
        self,
        *,
        q: str | None = None,
        date: str | None = None,
        state: ListCreditsState | None = None,
        processor_id: str | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[Credit]:
        """List credit notes — GET /credits."""
        return cast(
            "list[Credit]",
            self.request(
                "GET",
                "/credits",
                [
                    Param("query", "q", q),
                    Param("query", "date", date),
                    Param("query", "state", state),
                    Param("query", "processor_id", processor_id),
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_credits_all(
        self,
        *,
        q: str | None = None,
        date: str | None = None,
        state: ListCreditsState | None = None,
        processor_id: str | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Credit]:
        """List credit notes: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/credits",
            [
                Param("query", "q", q),
                Param("query", "date", date),
                Param("query", "state", state),
                Param("query", "processor_id", processor_id),
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_credit(self, body: CreditCreate) -> Credit:
        """Create a credit note — POST /credits."""
        return cast(
            "Credit",
            self.request("POST", "/credits", body=json_body(body)).body,
        )

    def get_credit(self, id: int) -> Credit:
        """Get a credit note — GET /credits/{id}."""
        return cast(
            "Credit",
            self.request("GET", "/credits/{id}", [Param("path", "id", id)]).body,
        )

    def update_credit(self, id: int, body: UpdateCreditBody) -> Credit:
        """Update a credit note — PUT /credits/{id}."""
        return cast(
            "Credit",
            self.request("PUT", "/credits/{id}", [Param("path", "id", id)], body=json_body(body)).body,
        )

    def delete_credit(self, id: int) -> None:
        """Delete a credit note (gone) — DELETE /credits/{id}."""
        self.request("DELETE", "/credits/{id}", [Param("path", "id", id)])

    def void_credit(self, id: int) -> Credit:
        """Void a credit note — PUT /credits/{id}/void."""
        return cast(
            "Credit",
            self.request("PUT", "/credits/{id}/void", [Param("path", "id", id)]).body,
        )

    def deliver_credit(self, id: int) -> None:
        """Deliver a credit note — GET /credits/{id}/deliver."""
        self.request("GET", "/credits/{id}/deliver", [Param("path", "id", id)])

    def list_expenses(
        self,
        *,
        q: str | None = None,
        date: str | None = None,
        state: ListExpensesState | None = None,
        contact: int | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[Expense]:
        """List expenses — GET /expenses."""
        return cast(
            "list[Expense]",
            self.request(
                "GET",
                "/expenses",
                [
                    Param("query", "q", q),
                    Param("query", "date", date),
                    Param("query", "state", state),
                    Param("query", "contact", contact),
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_expenses_all(
        self,
        *,
        q: str | None = None,
        date: str | None = None,
        state: ListExpensesState | None = None,
        contact: int | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Expense]:
        """List expenses: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/expenses",
            [
                Param("query", "q", q),
                Param("query", "date", date),
                Param("query", "state", state),
                Param("query", "contact", contact),
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_expense(self, body: ExpenseCreate) -> Expense:
        """Record an expense — POST /expenses."""
        return cast(
            "Expense",
            self.request("POST", "/expenses", body=json_body(body)).body,
        )

    def get_expense(self, id: int) -> Expense:
        """Get an expense — GET /expenses/{id}."""
        return cast(
            "Expense",
            self.request("GET", "/expenses/{id}", [Param("path", "id", id)]).body,
        )

    def update_expense(self, id: int, body: ExpenseUpdate) -> Expense:
        """Update an expense — PUT /expenses/{id}."""
        return cast(
            "Expense",
            self.request(
                "PUT",
                "/expenses/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
            ).body,
        )

    def delete_expense(self, id: int) -> None:
        """Delete an expense — DELETE /expenses/{id}."""
        self.request("DELETE", "/expenses/{id}", [Param("path", "id", id)])

    def list_recurring(
        self,
        *,
        q: str | None = None,
        date: str | None = None,
        state: ListRecurringState | None = None,
        contact: int | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[Recurring]:
        """List recurring invoices — GET /recurring."""
        return cast(
            "list[Recurring]",
            self.request(
                "GET",
                "/recurring",
                [
                    Param("query", "q", q),
                    Param("query", "date", date),
                    Param("query", "state", state),
                    Param("query", "contact", contact),
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_recurring_all(
        self,
        *,
        q: str | None = None,
        date: str | None = None,
        state: ListRecurringState | None = None,
        contact: int | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Recurring]:
        """List recurring invoices: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/recurring",
            [
                Param("query", "q", q),
                Param("query", "date", date),
                Param("query", "state", state),
                Param("query", "contact", contact),
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_recurring(self, body: RecurringCreate) -> Recurring:
        """Create a recurring invoice — POST /recurring."""
        return cast(
            "Recurring",
            self.request("POST", "/recurring", body=json_body(body)).body,
        )

    def get_recurring(self, id: int) -> Recurring:
        """Get a recurring invoice — GET /recurring/{id}."""
        return cast(
            "Recurring",
            self.request("GET", "/recurring/{id}", [Param("path", "id", id)]).body,
        )

    def update_recurring(self, id: int, body: RecurringUpdate) -> Recurring:
        """Update a recurring invoice — PUT /recurring/{id}."""
        return cast(
            "Recurring",
            self.request(
                "PUT",
                "/recurring/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
            ).body,
        )

    def delete_recurring(self, id: int) -> None:
        """Delete a recurring invoice — DELETE /recurring/{id}."""
        self.request("DELETE", "/recurring/{id}", [Param("path", "id", id)])

    def list_contacts(
        self,
        *,
        q: str | None = None,
        processor_id: str | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[Contact]:
        """List contacts — GET /contacts."""
        return cast(
            "list[Contact]",
            self.request(
                "GET",
                "/contacts",
                [
                    Param("query", "q", q),
                    Param("query", "processor_id", processor_id),
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_contacts_all(
        self,
        *,
        q: str | None = None,
        processor_id: str | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Contact]:
        """List contacts: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/contacts",
            [
                Param("query", "q", q),
                Param("query", "processor_id", processor_id),
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_contact(self, body: ContactData) -> Contact:
        """Create a contact — POST /contacts."""
        return cast(
            "Contact",
            self.request("POST", "/contacts", body=json_body(body)).body,
        )

    def get_contact(self, id: int) -> Contact:
        """Get a contact — GET /contacts/{id}."""
        return cast(
            "Contact",
            self.request("GET", "/contacts/{id}", [Param("path", "id", id)]).body,
        )

    def update_contact(self, id: int, body: ContactUpdate) -> Contact:
        """Update a contact — PUT /contacts/{id}."""
        return cast(
            "Contact",
            self.request(
                "PUT",
                "/contacts/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
            ).body,
        )

    def delete_contact(self, id: int) -> None:
        """Delete a contact — DELETE /contacts/{id}."""
        self.request("DELETE", "/contacts/{id}", [Param("path", "id", id)])

    def list_products(
        self,
        *,
        q: str | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[Product]:
        """List products — GET /items."""
        return cast(
            "list[Product]",
            self.request(
                "GET",
                "/items",
                [
                    Param("query", "q", q),
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_products_all(
        self,
        *,
        q: str | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Product]:
        """List products: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/items",
            [
                Param("query", "q", q),
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_product(self, body: ProductCreate) -> Product:
        """Create a product — POST /items."""
        return cast(
            "Product",
            self.request("POST", "/items", body=json_body(body)).body,
        )

    def get_product(self, id: int) -> Product:
        """Get a product — GET /items/{id}."""
        return cast(
            "Product",
            self.request("GET", "/items/{id}", [Param("path", "id", id)]).body,
        )

    def update_product(self, id: int, body: ProductUpdate) -> Product:
        """Update a product — PUT /items/{id}."""
        return cast(
            "Product",
            self.request("PUT", "/items/{id}", [Param("path", "id", id)], body=json_body(body)).body,
        )

    def delete_product(self, id: int) -> None:
        """Delete a product — DELETE /items/{id}."""
        self.request("DELETE", "/items/{id}", [Param("path", "id", id)])

    def list_tax_ids(self, *, created_before: int | None = None, limit: int | None = None) -> list[TaxId]:
        """List tax IDs — GET /tax_ids."""
        return cast(
            "list[TaxId]",
            self.request(
                "GET",
                "/tax_ids",
                [
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_tax_ids_all(
        self,
        *,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[TaxId]:
        """List tax IDs: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/tax_ids",
            [
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_tax_id(self, body: TaxIdCreate) -> TaxId:
        """Register a tax ID — POST /tax_ids."""
        return cast(
            "TaxId",
            self.request("POST", "/tax_ids", body=json_body(body)).body,
        )

    def get_tax_id(self, id: int) -> TaxId:
        """Get a tax ID — GET /tax_ids/{id}."""
        return cast(
            "TaxId",
            self.request("GET", "/tax_ids/{id}", [Param("path", "id", id)]).body,
        )

    def update_tax_id(self, id: int, body: TaxIdUpdate) -> TaxId:
        """Update a tax ID — PUT /tax_ids/{id}."""
        return cast(
            "TaxId",
            self.request("PUT", "/tax_ids/{id}", [Param("path", "id", id)], body=json_body(body)).body,
        )

    def delete_tax_id(self, id: int) -> None:
        """Delete a tax ID — DELETE /tax_ids/{id}."""
        self.request("DELETE", "/tax_ids/{id}", [Param("path", "id", id)])

    def validate_tax_id(self, *, country: str, tax_id: str) -> TaxIdValidation:
        """Validate a customer's tax ID — GET /tax_ids/validate."""
        return cast(
            "TaxIdValidation",
            self.request(
                "GET",
                "/tax_ids/validate",
                [
                    Param("query", "country", country),
                    Param("query", "tax_id", tax_id),
                ],
            ).body,
        )

    def list_jurisdictions(
        self,
        *,
        country: str | None = None,
        region: str | None = None,
    ) -> list[Jurisdiction]:
        """List jurisdictions — GET /jurisdictions."""
        return cast(
            "list[Jurisdiction]",
            self.request(
                "GET",
                "/jurisdictions",
                [
                    Param("query", "country", country),
                    Param("query", "region", region),
                ],
            ).body,
        )

    def get_jurisdiction(self, id: int) -> Jurisdiction:
        """Get a jurisdiction — GET /jurisdictions/{id}."""
        return cast(
            "Jurisdiction",
            self.request("GET", "/jurisdictions/{id}", [Param("path", "id", id)]).body,
        )

    def list_tax_codes(self) -> list[TaxCode]:
        """List tax codes — GET /tax_codes."""
        return cast(
            "list[TaxCode]",
            self.request("GET", "/tax_codes").body,
        )

    def get_tax_code(self, id: TaxCodeIdInput) -> TaxCode:
        """Get a tax code — GET /tax_codes/{id}."""
        return cast(
            "TaxCode",
            self.request("GET", "/tax_codes/{id}", [Param("path", "id", id)]).body,
        )

    def list_evidence(
        self,
        *,
        state: list[ListEvidenceStateItem] | None = None,
        document_id: int | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[Evidence]:
        """List evidence — GET /evidence."""
        return cast(
            "list[Evidence]",
            self.request(
                "GET",
                "/evidence",
                [
                    Param("query", "state", state, "form"),
                    Param("query", "document_id", document_id),
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_evidence_all(
        self,
        *,
        state: list[ListEvidenceStateItem] | None = None,
        document_id: int | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Evidence]:
        """List evidence: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/evidence",
            [
                Param("query", "state", state, "form"),
                Param("query", "document_id", document_id),
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_evidence(self, body: EvidenceCreate) -> Evidence:
        """Add evidence to a document — POST /evidence."""
        return cast(
            "Evidence",
            self.request("POST", "/evidence", body=json_body(body)).body,
        )

    def get_evidence(self, id: int) -> Evidence:
        """Get evidence — GET /evidence/{id}."""
        return cast(
            "Evidence",
            self.request("GET", "/evidence/{id}", [Param("path", "id", id)]).body,
        )

    def update_evidence(self, id: int, body: EvidenceUpdate) -> Evidence:
        """Update evidence — PUT /evidence/{id}."""
        return cast(
            "Evidence",
            self.request(
                "PUT",
                "/evidence/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
            ).body,
        )

    def list_coupons(self, *, created_before: int | None = None, limit: int | None = None) -> list[Coupon]:
        """List coupons — GET /checkout/coupons."""
        return cast(
            "list[Coupon]",
            self.request(
                "GET",
                "/checkout/coupons",
                [
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_coupons_all(
        self,
        *,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Coupon]:
        """List coupons: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/checkout/coupons",
            [
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_coupon(self, body: CouponCreate) -> Coupon:
        """Create a coupon — POST /checkout/coupons."""
        return cast(
            "Coupon",
            self.request("POST", "/checkout/coupons", body=json_body(body)).body,
        )

    def get_coupon(self, id: int) -> Coupon:
        """Get a coupon — GET /checkout/coupons/{id}."""
        return cast(
            "Coupon",
            self.request("GET", "/checkout/coupons/{id}", [Param("path", "id", id)]).body,
        )

    def update_coupon(self, id: int, body: CouponUpdate) -> Coupon:
        """Update a coupon — PUT /checkout/coupons/{id}."""
        return cast(
            "Coupon",
            self.request(
                "PUT",
                "/checkout/coupons/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
            ).body,
        )

    def delete_coupon(self, id: int) -> None:
        """Delete a coupon — DELETE /checkout/coupons/{id}."""
        self.request("DELETE", "/checkout/coupons/{id}", [Param("path", "id", id)])

    def list_sessions(
        self,
        *,
        status: ListSessionsStatus | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[CheckoutSession]:
        """List checkout sessions — GET /checkout/sessions."""
        return cast(
            "list[CheckoutSession]",
            self.request(
                "GET",
                "/checkout/sessions",
                [
                    Param("query", "status", status),
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_sessions_all(
        self,
        *,
        status: ListSessionsStatus | None = None,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[CheckoutSession]:
        """List checkout sessions: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/checkout/sessions",
            [
                Param("query", "status", status),
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_session(self, body: CheckoutSessionCreate) -> CheckoutSession:
        """Create a checkout session — POST /checkout/sessions."""
        return cast(
            "CheckoutSession",
            self.request("POST", "/checkout/sessions", body=json_body(body)).body,
        )

    def get_session(self, id: int) -> CheckoutSession:
        """Get a checkout session — GET /checkout/sessions/{id}."""
        return cast(
            "CheckoutSession",
            self.request("GET", "/checkout/sessions/{id}", [Param("path", "id", id)]).body,
        )

    def update_session(self, id: int, body: CheckoutSessionUpdate) -> CheckoutSession:
        """Update a checkout session — PUT /checkout/sessions/{id}."""
        return cast(
            "CheckoutSession",
            self.request(
                "PUT",
                "/checkout/sessions/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
            ).body,
        )

    def delete_session(self, id: int) -> None:
        """Delete a checkout session — DELETE /checkout/sessions/{id}."""
        self.request("DELETE", "/checkout/sessions/{id}", [Param("path", "id", id)])

    def list_report_requests(
        self,
        *,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[ReportRequest]:
        """List report requests — GET /reporting/requests."""
        return cast(
            "list[ReportRequest]",
            self.request(
                "GET",
                "/reporting/requests",
                [
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_report_requests_all(
        self,
        *,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[ReportRequest]:
        """List report requests: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/reporting/requests",
            [
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_report_request(self, body: ReportRequestCreate) -> ReportRequest:
        """Request a report — POST /reporting/requests."""
        return cast(
            "ReportRequest",
            self.request("POST", "/reporting/requests", body=json_body(body)).body,
        )

    def get_report_request(self, id: int) -> ReportRequest:
        """Get a report request — GET /reporting/requests/{id}."""
        return cast(
            "ReportRequest",
            self.request("GET", "/reporting/requests/{id}", [Param("path", "id", id)]).body,
        )

    def list_webhooks(self, *, created_before: int | None = None, limit: int | None = None) -> list[Webhook]:
        """List webhooks — GET /webhooks."""
        return cast(
            "list[Webhook]",
            self.request(
                "GET",
                "/webhooks",
                [
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
            ).body,
        )

    def list_webhooks_all(
        self,
        *,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Webhook]:
        """List webhooks: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/webhooks",
            [
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
        )

    def create_webhook(self, body: WebhookCreate) -> Webhook:
        """Create a webhook — POST /webhooks."""
        return cast(
            "Webhook",
            self.request("POST", "/webhooks", body=json_body(body)).body,
        )

    def get_webhook(self, id: int) -> Webhook:
        """Get a webhook — GET /webhooks/{id}."""
        return cast(
            "Webhook",
            self.request("GET", "/webhooks/{id}", [Param("path", "id", id)]).body,
        )

    def update_webhook(self, id: int, body: WebhookUpdate) -> Webhook:
        """Update a webhook — PUT /webhooks/{id}."""
        return cast(
            "Webhook",
            self.request(
                "PUT",
                "/webhooks/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
            ).body,
        )

    def delete_webhook(self, id: int) -> None:
        """Delete a webhook — DELETE /webhooks/{id}."""
        self.request("DELETE", "/webhooks/{id}", [Param("path", "id", id)])

    def list_accounts(
        self,
        *,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> list[CustomAccount]:
        """List accounts — GET /accounts."""
        return cast(
            "list[CustomAccount]",
            self.request(
                "GET",
                "/accounts",
                [
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
                auth=[["basicAuth"], ["bearerAuth"], ["oauth2"]],
            ).body,
        )

    def list_accounts_all(
        self,
        *,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[CustomAccount]:
        """List accounts: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/accounts",
            [
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
            auth=[["basicAuth"], ["bearerAuth"], ["oauth2"]],
        )

    def create_account(self, body: CustomAccountCreate) -> CustomAccount:
        """Create a custom account — POST /accounts."""
        return cast(
            "CustomAccount",
            self.request(
                "POST",
                "/accounts",
                body=json_body(body),
                auth=[["basicAuth"], ["bearerAuth"], ["oauth2"]],
            ).body,
        )

    def get_account(self, id: int) -> CustomAccount:
        """Get an account — GET /accounts/{id}."""
        return cast(
            "CustomAccount",
            self.request(
                "GET",
                "/accounts/{id}",
                [
                    Param("path", "id", id),
                ],
                auth=[["bearerAuth"], ["basicAuth"], ["oauth2"]],
                server="https://lumen.sandbox.abaco.example/api",
            ).body,
        )

    def update_account(self, id: int, body: CustomAccountUpdate) -> CustomAccount:
        """Update an account — PUT /accounts/{id}."""
        return cast(
            "CustomAccount",
            self.request(
                "PUT",
                "/accounts/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
                auth=[["bearerAuth"], ["basicAuth"], ["oauth2"]],
                server="https://lumen.sandbox.abaco.example/api",
            ).body,
        )

    def list_addresses(self, *, created_before: int | None = None, limit: int | None = None) -> list[Address]:
        """List addresses — GET /addresses."""
        return cast(
            "list[Address]",
            self.request(
                "GET",
                "/addresses",
                [
                    Param("query", "created_before", created_before),
                    Param("query", "limit", limit),
                ],
                auth=[["bearerAuth"], ["basicAuth"], ["oauth2"]],
                server="https://lumen.sandbox.abaco.example/api",
            ).body,
        )

    def list_addresses_all(
        self,
        *,
        created_before: int | None = None,
        limit: int | None = None,
    ) -> Iterator[Address]:
        """List addresses: the items of all pages, each page fetched when it is needed."""
        return self.pages(
            "X-Pages-NextPage",
            "/addresses",
            [
                Param("query", "created_before", created_before),
                Param("query", "limit", limit),
            ],
            auth=[["bearerAuth"], ["basicAuth"], ["oauth2"]],
            server="https://lumen.sandbox.abaco.example/api",
        )

    def create_address(self, body: AddressCreate) -> Address:
        """Add an address — POST /addresses."""
        return cast(
            "Address",
            self.request(
                "POST",
                "/addresses",
                body=json_body(body),
                auth=[["bearerAuth"], ["basicAuth"], ["oauth2"]],
                server="https://lumen.sandbox.abaco.example/api",
            ).body,
        )

    def get_address(self, id: int) -> Address:
        """Get an address — GET /addresses/{id}."""
        return cast(
            "Address",
            self.request(
                "GET",
                "/addresses/{id}",
                [
                    Param("path", "id", id),
                ],
                auth=[["bearerAuth"], ["basicAuth"], ["oauth2"]],
                server="https://lumen.sandbox.abaco.example/api",
            ).body,
        )

    def update_address(self, id: int, body: AddressUpdate) -> Address:
        """Update an address — PUT /addresses/{id}."""
        return cast(
            "Address",
            self.request(
                "PUT",
                "/addresses/{id}",
                [
                    Param("path", "id", id),
                ],
                body=json_body(body),
                auth=[["bearerAuth"], ["basicAuth"], ["oauth2"]],
                server="https://lumen.sandbox.abaco.example/api",
            ).body,
        )

    def get_authorization(self) -> Authorization:
        """Get the identity of a key — GET /authorization."""
        return cast(
            "Authorization",
            self.request("GET", "/authorization").body,
        )

    def get_ping(self) -> Ping:
        """Check the connection — GET /ping."""
        return cast(
            "Ping",
            self.request("GET", "/ping").body,
        )
