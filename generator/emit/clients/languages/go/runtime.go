package client

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"net/url"
	"reflect"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"time"
)

const (
	repeats        = 2
	mostRedirects  = 10
	longestWait    = 60.0
	longestBackoff = 8.0
)

var (
	alwaysRepeated = []int{429}
	repeatedIfSafe = []int{502, 503, 504}
	safeMethods    = []string{"GET", "HEAD", "PUT", "DELETE", "OPTIONS"}
)

// ErrOtherOrigin is the error of a next page on another scheme, host or port, which must not get the key.
var ErrOtherOrigin = errors.New("the next page is at another origin, which must not get the key")

// Opt is a value that can be left out and can be null. Its zero value is left out.
type Opt[T any] struct {
	Value *T
	Null  bool
}

// Ptr returns a pointer to a value, for a field that can be left out.
func Ptr[T any](value T) *T { return &value }

// Some returns a value for a field that can be left out and can be null.
func Some[T any](value T) Opt[T] { return Opt[T]{Value: &value} }

// Null returns null for a field that can be left out and can be null.
func Null[T any]() Opt[T] { return Opt[T]{Null: true} }

// MarshalJSON writes the value, or null.
func (o Opt[T]) MarshalJSON() ([]byte, error) { return encode(o.Value) }

// UnmarshalJSON reads the value, or null.
func (o *Opt[T]) UnmarshalJSON(data []byte) error {
	*o = Opt[T]{Null: string(data) == "null"}
	if o.Null {
		return nil
	}
	o.Value = new(T)
	return decode(data, o.Value)
}

func (o Opt[T]) isAbsent() bool { return o.Value == nil && !o.Null }

// APIError is a response with a status that is an error.
type APIError struct {
	Status int
	Header http.Header
	// Raw is the body as it came.
	Raw []byte
}

func (e *APIError) Error() string {
	return fmt.Sprintf("%d %s: %.500s", e.Status, http.StatusText(e.Status), e.Raw)
}

// Response is a response as it came.
type Response struct {
	URL    string
	Status int
	Header http.Header
	Data   []byte
}

// Param is a value and how it is written: by a style of OpenAPI, else as is usual in its place, or as a document.
type Param struct {
	// In is path, query, header or cookie.
	In        string
	Name      string
	Value     any
	Style     string
	Explode   bool
	Reserved  bool
	MediaType string
	Whole     bool
}

// Body writes the body of a request.
type Body func() ([]byte, error)

// Auth has the alternatives of security schemes, each of those that are sent together.
type Auth [][]string

// Contents of a request, besides its method and path. Accept, Auth and Server replace what is usual.
type Contents struct {
	Params      []Param
	Body        Body
	ContentType string
	Accept      *string
	Auth        Auth
	Server      string
}

// Basic is a user with a password; an API key that is a user name has none.
type Basic struct{ User, Password string }

// base sends requests, repeats those that may be repeated, and returns errors.
type base struct {
	// baseURL is where all calls go; without it, each goes to the server that is documented for it.
	baseURL     string
	server      string
	timeout     time.Duration
	keys        map[string]*Param
	errors      map[int]reflect.Type
	accept      string
	auth        Auth
	resetHeader string
	http        *http.Client
	sleep       func(context.Context, time.Duration) error
	random      func() float64
}

func newBase(settings base) base {
	if settings.timeout == 0 {
		settings.timeout = 30 * time.Second
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	settings.http = &http.Client{Transport: transport, CheckRedirect: checkRedirect}
	settings.sleep = sleep
	settings.random = random
	return settings
}

// checkRedirect stays on the same scheme, host and port: the key must not leave.
func checkRedirect(request *http.Request, via []*http.Request) error {
	first := via[0]
	isRead := first.Method == "GET" || first.Method == "HEAD"
	if !isRead || len(via) > mostRedirects || originOf(request.URL) != originOf(first.URL) {
		return http.ErrUseLastResponse
	}
	return nil
}

// Request sends any request, also one that is not documented.
func (b *base) Request(ctx context.Context, method, path string, contents Contents) (Response, error) {
	address, header, err := b.prepare(path, contents)
	if err != nil {
		return Response{}, err
	}
	var data []byte
	if contents.Body != nil {
		if data, err = contents.Body(); err != nil {
			return Response{}, err
		}
		header["Content-Type"] = contents.ContentType
		if contents.ContentType == "" {
			header["Content-Type"] = "application/json"
		}
	}
	return b.repeat(ctx, method, address, header, data)
}

// call sends a request and reads the JSON of its response.
func (b *base) call(ctx context.Context, result any, method, path string, contents Contents) error {
	response, err := b.Request(ctx, method, path, contents)
	if err != nil {
		return err
	}
	return response.read(result)
}

func (r Response) read(result any) error {
	if len(r.Data) == 0 {
		return nil
	}
	contentType := r.Header.Get("Content-Type")
	if free, ok := result.(*any); ok && !isJSON(contentType) {
		if *free = r.Data; textType.MatchString(contentType) {
			*free = string(r.Data)
		}
		return nil
	}
	if err := decode(r.Data, result); err != nil {
		return fmt.Errorf("%s does not respond with what is documented: %w", r.URL, err)
	}
	return nil
}

func (b *base) prepare(path string, contents Contents) (string, map[string]string, error) {
	accept, auth, server := b.accept, b.auth, b.server
	if contents.Accept != nil {
		accept = *contents.Accept
	}
	if contents.Auth != nil {
		auth = contents.Auth
	}
	if contents.Server != "" {
		server = contents.Server
	}
	if b.baseURL != "" {
		server = b.baseURL
	}
	params, err := valuesOf(append(contents.Params[:len(contents.Params):len(contents.Params)], b.keysOf(auth)...))
	if err != nil {
		return "", nil, err
	}
	header := map[string]string{}
	if accept != "" {
		header["Accept"] = accept
	}
	for _, one := range params {
		if text, isSent := one.header(); one.In == "header" && isSent {
			header[one.Name] = text
		}
	}
	if cookies := pairsOf(params, "cookie"); len(cookies) > 0 {
		header["Cookie"] = strings.Join(cookies, "; ")
	}
	address := strings.TrimRight(server, "/") + writePath(path, params)
	if query := pairsOf(params, "query"); len(query) > 0 {
		mark := "?"
		if strings.Contains(address, "?") {
			mark = "&"
		}
		address += mark + strings.Join(query, "&")
	}
	return address, header, nil
}

// keysOf returns the keys of the first alternative for which all are known.
func (b *base) keysOf(auth Auth) []Param {
	for _, schemes := range auth {
		keys := []Param{}
		for _, scheme := range schemes {
			if key := b.keys[scheme]; key != nil {
				keys = append(keys, *key)
			}
		}
		if len(schemes) > 0 && len(keys) == len(schemes) {
			return keys
		}
	}
	return nil
}

func (b *base) repeat(ctx context.Context, method, address string, header map[string]string, data []byte) (Response, error) {
	isSafe := contains(safeMethods, method)
	for name := range header {
		isSafe = isSafe || strings.EqualFold(name, "Idempotency-Key")
	}
	for count := 0; ; count++ {
		response, err := b.send(ctx, method, address, header, data)
		var wait float64
		switch {
		case err == nil && response.Status < 300:
			return response, nil
		case err != nil:
			var unsendable unsendableError
			if count == repeats || !isSafe || ctx.Err() != nil || errors.As(err, &unsendable) {
				return Response{}, err
			}
			wait = b.backoff(count)
		default:
			isRepeated := contains(alwaysRepeated, response.Status) || isSafe && contains(repeatedIfSafe, response.Status)
			if count == repeats || !isRepeated {
				return Response{}, b.errorOf(response)
			}
			wait = b.wait(response.Header, count)
		}
		// A repeat takes a new connection: the old one may be what failed.
		b.http.CloseIdleConnections()
		if err := b.sleep(ctx, time.Duration(wait*float64(time.Second))); err != nil {
			return Response{}, err
		}
	}
}

// unsendableError is the error of a request that no repeat would change.
type unsendableError struct{ error }

func (b *base) send(ctx context.Context, method, address string, header map[string]string, data []byte) (Response, error) {
	ctx, cancel := context.WithTimeout(ctx, b.timeout)
	defer cancel()
	var body io.Reader
	if data != nil {
		body = bytes.NewReader(data)
	}
	request, err := http.NewRequestWithContext(ctx, method, address, body)
	if err != nil {
		return Response{}, unsendableError{err}
	}
	for name, text := range header {
		request.Header.Set(name, text)
	}
	response, err := b.http.Do(request)
	if err != nil {
		return Response{}, err
	}
	defer response.Body.Close()
	received, err := io.ReadAll(response.Body)
	return Response{response.Request.URL.String(), response.StatusCode, response.Header, received}, err
}

// errorOf returns the error that is documented for a status.
func (b *base) errorOf(response Response) error {
	general := &APIError{response.Status, response.Header, response.Data}
	documented, ok := b.errors[response.Status]
	if !ok {
		return general
	}
	err := reflect.New(documented)
	err.Elem().FieldByName("APIError").Set(reflect.ValueOf(general))
	body := err.Elem().FieldByName("Body").Addr().Interface()
	// What is no such JSON is only in Raw.
	_ = response.read(body)
	return err.Interface().(error)
}

// wait returns seconds by Retry-After, else by the header of the rate limit, by the clock of the server.
func (b *base) wait(header http.Header, count int) float64 {
	now, err := http.ParseTime(header.Get("Date"))
	if err != nil {
		now = time.Now()
	}
	after := header.Get("Retry-After")
	reset := ""
	if b.resetHeader != "" {
		reset = header.Get(b.resetHeader)
	}
	var wait float64
	if until, err := http.ParseTime(after); err == nil {
		wait = until.Sub(now).Seconds()
	} else if seconds, err := strconv.ParseUint(after, 10, 32); err == nil {
		wait = float64(seconds)
	} else if seconds, err := strconv.ParseUint(reset, 10, 63); err == nil {
		wait = float64(seconds)
		// Large numbers are seconds since 1970, small ones seconds from now.
		if wait > 1e9 {
			wait = time.Unix(int64(seconds), 0).Sub(now).Seconds()
		}
	} else {
		return b.backoff(count)
	}
	// Whoever was refused at the same time must not come back at the same time.
	return math.Min(math.Max(wait, 0)+b.random(), longestWait)
}

func (b *base) backoff(count int) float64 {
	return b.random() * math.Min(0.5*math.Pow(2, float64(count)), longestBackoff)
}

func sleep(ctx context.Context, duration time.Duration) error {
	timer := time.NewTimer(duration)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func randomBytes() (octets [16]byte) {
	if _, err := rand.Read(octets[:]); err != nil {
		panic(err)
	}
	return octets
}

func random() float64 {
	octets := randomBytes()
	return float64(binary.BigEndian.Uint64(octets[:])>>11) / (1 << 53)
}

func newKey() string {
	key := randomBytes()
	key[6], key[8] = key[6]&0x0f|0x40, key[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", key[:4], key[4:6], key[6:8], key[8:10], key[10:])
}

// Pages goes through the items of a list and of all pages that follow it, each page fetched when it is needed:
//
//	for pages.Next() {
//		fmt.Println(pages.Item())
//	}
//	err := pages.Err()
type Pages[T any] struct {
	fetch func(address string) (Response, error)
	next  string
	name  string
	items []T
	item  T
	err   error
}

// Next moves to the next item. It returns false after the last one, and after an error.
func (p *Pages[T]) Next() bool {
	for len(p.items) == 0 && p.next != "" && p.err == nil {
		p.err = p.turn()
	}
	if len(p.items) == 0 || p.err != nil {
		return false
	}
	p.item, p.items = p.items[0], p.items[1:]
	return true
}

// Item returns the current item.
func (p *Pages[T]) Item() T { return p.item }

// Err returns the error that ended the list, if there was one.
func (p *Pages[T]) Err() error { return p.err }

func (p *Pages[T]) turn() error {
	response, err := p.fetch(p.next)
	if err != nil {
		return err
	}
	if err := response.read(&p.items); err != nil {
		return err
	}
	p.next, err = nextPage(response, p.name)
	// An error after the items of this page comes with the next one.
	if err != nil && len(p.items) > 0 {
		p.next, p.fetch = "-", func(string) (Response, error) { return Response{}, err }
		return nil
	}
	return err
}

// pagesOf starts a list. The header has the address of the next page.
func pagesOf[T any](ctx context.Context, b *base, header, path string, contents Contents) *Pages[T] {
	address, sent, err := b.prepare(path, contents)
	fetch := func(address string) (Response, error) { return b.repeat(ctx, "GET", address, sent, nil) }
	return &Pages[T]{fetch: fetch, next: address, name: header, err: err}
}

var nextLink = regexp.MustCompile(`<([^>]*)>[^,]*;\s*rel="?next\b`)

func nextPage(response Response, header string) (string, error) {
	address := response.Header.Get(header)
	if strings.EqualFold(header, "Link") {
		found := nextLink.FindStringSubmatch(strings.Join(response.Header.Values(header), ", "))
		if address = ""; found != nil {
			address = found[1]
		}
	}
	if address == "" {
		return "", nil
	}
	current, err := url.Parse(response.URL)
	if err != nil {
		return "", err
	}
	next, err := current.Parse(address)
	if err != nil {
		return "", err
	}
	if originOf(next) != originOf(current) {
		return "", fmt.Errorf("%w: %s", ErrOtherOrigin, next)
	}
	return next.String(), nil
}

func originOf(address *url.URL) [3]string {
	port := address.Port()
	if port == "" {
		port = map[string]string{"http": "80", "https": "443"}[address.Scheme]
	}
	return [3]string{address.Scheme, address.Hostname(), port}
}

func basicKey(pair Basic) *Param {
	if pair == (Basic{}) {
		return nil
	}
	return tokenKey("Basic", base64.StdEncoding.EncodeToString([]byte(pair.User+":"+pair.Password)))
}

func tokenKey(scheme, token string) *Param {
	if token == "" {
		return nil
	}
	return &Param{In: "header", Name: "Authorization", Value: scheme + " " + token}
}

func ownKey(in, name, key string) *Param {
	if key == "" {
		return nil
	}
	return &Param{In: in, Name: name, Value: key, MediaType: "text/plain"}
}

// JSON returns a body of JSON.
func JSON(value any) Body {
	return func() ([]byte, error) { return encode(value) }
}

// Text returns a body as it is.
func Text[T ~string | ~[]byte](text T) Body {
	return func() ([]byte, error) { return []byte(text), nil }
}

// Form returns a form: a field with a style is written as in a query, another one as an item for each value.
func Form(value any, fields ...Param) Body {
	return func() ([]byte, error) {
		document, err := encode(value)
		return []byte(writeForm(document, fields)), err
	}
}

// given returns the body of a value that can be left out.
func given(value any, body Body) Body {
	if isNil(reflect.ValueOf(value)) {
		return nil
	}
	return body
}

// givenText does the same for text.
func givenText(text *string) Body {
	if text == nil {
		return nil
	}
	return Text(*text)
}

func decode(data []byte, target any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	// A float would lose the digits of large numbers.
	decoder.UseNumber()
	return decoder.Decode(target)
}

func encode(value any) ([]byte, error) {
	if one := reflect.ValueOf(value); isNil(one) {
		switch one.Kind() {
		case reflect.Slice:
			return []byte("[]"), nil
		case reflect.Map:
			return []byte("{}"), nil
		}
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return bytes.TrimRight(out.Bytes(), "\n"), err
}

func isNil(value reflect.Value) bool {
	switch value.Kind() {
	case reflect.Invalid:
		return true
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
		return value.IsNil()
	}
	return false
}

func isAbsent(value reflect.Value) bool {
	if optional, ok := value.Interface().(interface{ isAbsent() bool }); ok {
		return optional.isAbsent()
	}
	return isNil(value)
}

// A field of a struct that is a member of an object, or a parameter.
type field struct {
	name       string
	tag        reflect.StructTag
	value      reflect.Value
	isRequired bool
	isNullable bool
}

// fieldsOf returns the fields with a name in the description. It has to be settable to be written.
func fieldsOf(value reflect.Value) []field {
	fields := []field{}
	for index := 0; index < value.NumField(); index++ {
		tag := value.Type().Field(index).Tag
		if name, ok := tag.Lookup("wire"); ok {
			is := tag.Get("is")
			fields = append(fields, field{name, tag, value.Field(index), strings.Contains(is, "required"), strings.Contains(is, "nullable")})
		}
	}
	return fields
}

// marshalObject writes the fields of a struct in their order, and what its Extra has.
func marshalObject(object any) ([]byte, error) {
	value := reflect.ValueOf(object)
	extra := value.FieldByName("Extra").Interface().(map[string]json.RawMessage)
	names := []string{}
	members := map[string][]byte{}
	for _, one := range fieldsOf(value) {
		_, isExtra := extra[one.name]
		if isExtra && one.value.IsZero() || !one.isRequired && isAbsent(one.value) {
			continue
		}
		text, err := encode(one.value.Interface())
		if err != nil {
			return nil, err
		}
		if one.isNullable && isNil(one.value) {
			text = []byte("null")
		}
		names = append(names, one.name)
		members[one.name] = text
	}
	others := []string{}
	for name, text := range extra {
		if _, isField := members[name]; !isField {
			others = append(others, name)
			members[name] = text
		}
	}
	sort.Strings(others)
	var out bytes.Buffer
	for _, name := range append(names, others...) {
		key, err := encode(name)
		if err != nil {
			return nil, err
		}
		out.WriteString(",")
		out.Write(append(append(key, ':'), members[name]...))
	}
	return []byte("{" + strings.TrimPrefix(out.String(), ",") + "}"), nil
}

// unmarshalObject reads the members of an object. Those without a field, and those that are not of its type, go into Extra.
func unmarshalObject(data []byte, target any) error {
	members := map[string]json.RawMessage{}
	if err := json.Unmarshal(data, &members); err != nil {
		return err
	}
	value := reflect.ValueOf(target).Elem()
	value.Set(reflect.Zero(value.Type()))
	for _, one := range fieldsOf(value) {
		raw, ok := members[one.name]
		if !ok {
			continue
		}
		read := reflect.New(one.value.Type())
		_, isOptional := read.Elem().Interface().(interface{ isAbsent() bool })
		mayBeNull := one.isNullable || isOptional
		if string(raw) == "null" && !mayBeNull || decode(raw, read.Interface()) != nil {
			continue
		}
		one.value.Set(read.Elem())
		delete(members, one.name)
	}
	if len(members) > 0 {
		value.FieldByName("Extra").Set(reflect.ValueOf(members))
	}
	return nil
}

// marshalUnion writes the variant that there is, or what came.
func marshalUnion(union any) ([]byte, error) {
	value := reflect.ValueOf(union)
	for index := 0; index < value.NumField(); index++ {
		if variant := value.Field(index); variant.Kind() == reflect.Pointer && !variant.IsNil() {
			return encode(variant.Interface())
		}
	}
	if raw := value.FieldByName("Raw").Bytes(); raw != nil {
		return raw, nil
	}
	return []byte("null"), nil
}

// unmarshalUnion reads the variant that fits: by its tag if there is one, else by its members. The tag of a variant without values
// is any other one. Raw has what came, also if no variant fits.
func unmarshalUnion(data []byte, target any, tag string, values map[string][]string) error {
	union := reflect.ValueOf(target).Elem()
	union.Set(reflect.Zero(union.Type()))
	union.FieldByName("Raw").SetBytes(append([]byte{}, data...))
	own := ""
	for _, one := range membersOf(data) {
		if one.name == tag {
			own = textOf(one.value)
		}
	}
	isTagged := false
	for _, tags := range values {
		isTagged = isTagged || contains(tags, own)
	}
	best, most := -1, math.MinInt
	var found reflect.Value
	for index := 0; index < union.NumField(); index++ {
		one := union.Field(index)
		tags, hasTags := values[union.Type().Field(index).Name]
		if one.Kind() != reflect.Pointer || hasTags && !contains(tags, own) || !hasTags && isTagged {
			continue
		}
		read := reflect.New(one.Type().Elem())
		if points, fits := fitOf(data, read); fits && points > most {
			best, most, found = index, points, read
		}
	}
	if best >= 0 {
		union.Field(best).Set(found)
	}
	return nil
}

// fitOf reads a value and says how well its type fits: the more members it knows, the better.
func fitOf(data []byte, target reflect.Value) (points int, fits bool) {
	if decode(data, target.Interface()) != nil || string(data) == "null" {
		return 0, false
	}
	value := target.Elem()
	if value.Kind() != reflect.Struct {
		return 0, true
	}
	extra := value.FieldByName("Extra")
	if !extra.IsValid() {
		return 0, !isUnionEmpty(value)
	}
	members := membersOf(data)
	for _, one := range fieldsOf(value) {
		isThere := false
		for _, member := range members {
			isThere = isThere || member.name == one.name
		}
		if one.isRequired && !isThere || extra.MapIndex(reflect.ValueOf(one.name)).IsValid() {
			return 0, false
		}
	}
	return len(members) - 2*extra.Len(), true
}

func isUnionEmpty(union reflect.Value) bool {
	for index := 0; index < union.NumField(); index++ {
		if one := union.Field(index); one.Kind() == reflect.Pointer && !one.IsNil() {
			return false
		}
	}
	return true
}

// paramsOf returns the parameters of options, which say how they are sent.
func paramsOf(options any, params ...Param) []Param {
	value := reflect.ValueOf(options)
	isGiven := !value.IsNil()
	if !isGiven {
		value = reflect.New(value.Type().Elem())
	}
	for _, one := range fieldsOf(value.Elem()) {
		param := Param{
			In:        one.tag.Get("in"),
			Name:      one.name,
			Value:     one.value.Interface(),
			Style:     one.tag.Get("style"),
			Explode:   one.tag.Get("explode") == "true",
			Reserved:  one.tag.Get("reserved") == "true",
			MediaType: one.tag.Get("media"),
			Whole:     one.tag.Get("whole") == "true",
		}
		isKey := param.In == "header" && strings.EqualFold(param.Name, "Idempotency-Key")
		if isKey && isAbsent(one.value) {
			param.Value = newKey()
		} else if !isGiven || !one.isRequired && isAbsent(one.value) {
			continue
		}
		params = append(params, param)
	}
	return params
}

// A written parameter has its value as JSON.
type written struct {
	Param
	value []byte
}

func valuesOf(params []Param) ([]written, error) {
	all := []written{}
	for _, one := range params {
		value, err := encode(one.Value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", one.Name, err)
		}
		all = append(all, written{one, value})
	}
	return all, nil
}

var (
	jsonType   = regexp.MustCompile(`(?i)^[^;]*[/+]json\s*(;|$)`)
	textType   = regexp.MustCompile(`(?i)^text/|^[^;]*[/+](json|xml)\b`)
	delimiters = map[string]string{"spaceDelimited": " ", "pipeDelimited": "|", "tabDelimited": "\t"}
	breaking   = map[string]string{"path": "/?#[]", "query": "&+#[]", "cookie": "&+#[];,"}
)

func isJSON(mediaType string) bool { return jsonType.MatchString(mediaType) }

type member struct {
	name  string
	value json.RawMessage
}

func isObject(document []byte) bool { return bytes.HasPrefix(document, []byte("{")) }
func isList(document []byte) bool   { return bytes.HasPrefix(document, []byte("[")) }
func isNull(document []byte) bool   { return string(document) == "null" }

// membersOf returns the members of an object in their order.
func membersOf(document []byte) []member {
	members := []member{}
	if !isObject(document) {
		return members
	}
	decoder := json.NewDecoder(bytes.NewReader(document))
	if _, err := decoder.Token(); err != nil {
		return members
	}
	for decoder.More() {
		name, err := decoder.Token()
		var value json.RawMessage
		if err != nil || decoder.Decode(&value) != nil {
			return members
		}
		members = append(members, member{name.(string), value})
	}
	return members
}

func itemsOf(document []byte) []json.RawMessage {
	if !isList(document) {
		return []json.RawMessage{document}
	}
	items := []json.RawMessage{}
	_ = json.Unmarshal(document, &items)
	return items
}

// textOf returns a string without its quotes, and any other value as JSON.
func textOf(document []byte) string {
	var text string
	if json.Unmarshal(document, &text) == nil && !isNull(document) {
		return text
	}
	return string(document)
}

func documentOf(document []byte, mediaType string) string {
	if isJSON(mediaType) {
		return string(document)
	}
	return textOf(document)
}

type pair struct{ name, text string }

func pairsOfMembers(document []byte) []pair {
	pairs := []pair{}
	for _, one := range membersOf(document) {
		if !isNull(one.value) {
			pairs = append(pairs, pair{one.name, textOf(one.value)})
		}
	}
	return pairs
}

func textsOf(document []byte) []string {
	texts := []string{}
	if isObject(document) {
		for _, one := range pairsOfMembers(document) {
			texts = append(texts, one.name, one.text)
		}
		return texts
	}
	for _, item := range itemsOf(document) {
		if !isNull(item) {
			texts = append(texts, textOf(item))
		}
	}
	return texts
}

func deepPairs(name string, document []byte) []pair {
	pairs := []pair{}
	switch {
	case isObject(document):
		for _, one := range membersOf(document) {
			pairs = append(pairs, deepPairs(name+"["+one.name+"]", one.value)...)
		}
	case isList(document):
		for _, item := range itemsOf(document) {
			pairs = append(pairs, deepPairs(name, item)...)
		}
	case !isNull(document):
		pairs = append(pairs, pair{name, textOf(document)})
	}
	return pairs
}

type encoding func(string) string

func keep(text string) string { return text }

// encodeData encodes all but unreserved characters.
func encodeData(text string) string {
	return strings.ReplaceAll(url.QueryEscape(strings.ToValidUTF8(text, "\uFFFD")), "+", "%20")
}

func encodeForm(text string) string {
	return strings.NewReplacer("%20", "+", "%2A", "*", "~", "%7E").Replace(encodeData(text))
}

func keepReserved(in string) encoding {
	kept := strings.Map(func(sign rune) rune {
		if strings.ContainsRune(breaking[in], sign) {
			return -1
		}
		return sign
	}, "!$&'()*+,/:;=?@[]#")
	piece := regexp.MustCompile(`%[0-9A-Fa-f]{2}|[` + regexp.QuoteMeta(kept) + `]`)
	return func(text string) string {
		var out strings.Builder
		end := 0
		for _, found := range piece.FindAllStringIndex(text, -1) {
			out.WriteString(encodeData(text[end:found[0]]) + text[found[0]:found[1]])
			end = found[1]
		}
		return out.String() + encodeData(text[end:])
	}
}

func (w written) encoding() encoding {
	switch {
	case w.In == "header" || w.Style == "cookie":
		return keep
	case w.Reserved:
		return keepReserved(w.In)
	}
	return encodeData
}

func (w written) expand(encode, encodeName encoding) []string {
	isExploded := w.Explode || w.Style == ""
	pairs := []pair{}
	switch {
	case w.Style == "deepObject":
		pairs = deepPairs(w.Name, w.value)
	case isObject(w.value) && isExploded:
		pairs = pairsOfMembers(w.value)
	case isExploded || !isObject(w.value) && !isList(w.value):
		for _, text := range textsOf(w.value) {
			pairs = append(pairs, pair{w.Name, text})
		}
	default:
		texts := apply(encode, textsOf(w.value))
		if len(texts) == 0 {
			return nil
		}
		mark := ","
		if delimiter, ok := delimiters[w.Style]; ok {
			mark = encode(delimiter)
		}
		return []string{encodeName(w.Name) + "=" + strings.Join(texts, mark)}
	}
	sent := []string{}
	for _, one := range pairs {
		sent = append(sent, encodeName(one.name)+"="+encode(one.text))
	}
	return sent
}

func apply(encode encoding, texts []string) []string {
	encoded := []string{}
	for _, text := range texts {
		encoded = append(encoded, encode(text))
	}
	return encoded
}

func pairsOf(params []written, in string) []string {
	pairs := []string{}
	for _, one := range params {
		if one.In == in {
			pairs = append(pairs, one.pairs()...)
		}
	}
	return pairs
}

func (w written) pairs() []string {
	encode := w.encoding()
	switch {
	case w.MediaType != "" && w.Whole && isObject(w.value) && !isJSON(w.MediaType):
		return []string{writeForm(w.value, nil)}
	case w.MediaType != "" && w.Whole:
		return []string{encodeData(documentOf(w.value, w.MediaType))}
	case w.MediaType != "":
		return []string{encodeData(w.Name) + "=" + encodeData(documentOf(w.value, w.MediaType))}
	case w.In == "query":
		return w.expand(encode, encodeData)
	}
	return w.expand(encode, encode)
}

func (w written) simple(encode encoding) string {
	prefix, mark := "", ","
	switch w.Style {
	case "label":
		prefix, mark = ".", "."
	case "matrix":
		prefix, mark = ";", ";"
	}
	if isObject(w.value) && w.Explode {
		sent := []string{}
		for _, one := range pairsOfMembers(w.value) {
			sent = append(sent, encode(one.name)+"="+encode(one.text))
		}
		return prefix + strings.Join(sent, mark)
	}
	texts := apply(encode, textsOf(w.value))
	if w.Style != "matrix" {
		if delimiter, ok := delimiters[w.Style]; ok && !w.Explode {
			mark = delimiter
		} else if !w.Explode {
			mark = ","
		}
		return prefix + strings.Join(texts, mark)
	}
	if !w.Explode {
		texts = []string{strings.Join(texts, ",")}
	}
	named := []string{}
	for _, text := range texts {
		if text != "" {
			text = "=" + text
		}
		named = append(named, encodeData(w.Name)+text)
	}
	return prefix + strings.Join(named, mark)
}

// header returns the text of a header, and whether it is sent. JSON in it has escapes for all that is not ASCII.
func (w written) header() (text string, isSent bool) {
	switch {
	case isJSON(w.MediaType):
		return escapeJSON(w.value), true
	case w.MediaType != "":
		return textOf(w.value), true
	}
	return w.simple(keep), len(textsOf(w.value)) > 0
}

func escapeJSON(document []byte) string {
	var out strings.Builder
	for _, sign := range string(document) {
		switch {
		case sign < 0x80:
			out.WriteRune(sign)
		case sign < 0x10000:
			fmt.Fprintf(&out, `\u%04x`, sign)
		default:
			fmt.Fprintf(&out, `\u%04x\u%04x`, 0xd800+(sign-0x10000)>>10, 0xdc00+(sign-0x10000)&0x3ff)
		}
	}
	return out.String()
}

var placeholder = regexp.MustCompile(`\{([^{}]+)\}`)

func writePath(template string, params []written) string {
	return placeholder.ReplaceAllStringFunc(template, func(found string) string {
		for _, one := range params {
			if one.In != "path" || one.Name != found[1:len(found)-1] {
				continue
			}
			if one.MediaType != "" {
				return encodeData(documentOf(one.value, one.MediaType))
			}
			return one.simple(one.encoding())
		}
		return encodeData(found)
	})
}

func writeForm(document []byte, fields []Param) string {
	pairs := []string{}
	for _, one := range membersOf(document) {
		form := Param{In: "query", Name: one.name}
		for _, field := range fields {
			if field.Name == one.name {
				form = field
			}
		}
		if form.Style != "" {
			encode := encodeForm
			if form.Reserved {
				encode = keepReserved("query")
			}
			pairs = append(pairs, written{form, one.value}.expand(encode, encodeForm)...)
			continue
		}
		for _, item := range itemsOf(one.value) {
			if !isNull(item) {
				pairs = append(pairs, encodeForm(one.name)+"="+encodeForm(documentOf(item, form.MediaType)))
			}
		}
	}
	return strings.Join(pairs, "&")
}

func contains[T comparable](all []T, one T) bool {
	for _, other := range all {
		if other == one {
			return true
		}
	}
	return false
}
