// Abaco API 20241028: types and a client, in one file without dependencies.
// Made from the API description; 7a457777df882208 is the hash of what it describes.
// In the public domain (CC0-1.0): yours to copy and to change.

package abaco

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

// AccountAuthentication: Tokens for calls on behalf of the account.
type AccountAuthentication struct {
	// How to send the access token.
	TokenType *string `wire:"token_type"`
	// Token for calls on behalf of the account.
	AccessToken *string `wire:"access_token"`
	// Gets you a new access token.
	RefreshToken *string `wire:"refresh_token"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o AccountAuthentication) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *AccountAuthentication) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Address: A postal address of an account and the dates on which it is valid.
type Address struct {
	// ID of the address.
	ID int64 `wire:"id" is:"required"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// Date from which the address is valid.
	ValidFrom *string `wire:"valid_from"`
	// Date until which the address is valid.
	ValidUntil Opt[string] `wire:"valid_until"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Address) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Address) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// AddressCreate: An address to add to the account.
type AddressCreate struct {
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// First day on which the address is valid.
	ValidFrom *string `wire:"valid_from"`
	// Date until which the address is valid.
	ValidUntil Opt[string] `wire:"valid_until"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o AddressCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *AddressCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// AddressUpdate: Fields of an address that you can update.
type AddressUpdate struct {
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// Date from which the address is valid.
	ValidFrom *string `wire:"valid_from"`
	// Date until which the address is valid.
	ValidUntil Opt[string] `wire:"valid_until"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o AddressUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *AddressUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Attachment: File that comes with the document.
type Attachment struct {
	// Content of the file, Base64-encoded.
	Data string `wire:"data" is:"required"`
	// File name, such as terms.pdf.
	Filename string `wire:"filename" is:"required"`
	// Whether customers can see the file.
	Public *bool `wire:"public"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Attachment) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Attachment) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Authorization: Who the key or token belongs to.
type Authorization struct {
	// The owner of the key or token.
	Identity Identity `wire:"identity" is:"required"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Authorization) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Authorization) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

type CalculateTaxRateTaxBehavior string

const (
	CalculateTaxRateTaxBehaviorInclusive CalculateTaxRateTaxBehavior = "inclusive"
	CalculateTaxRateTaxBehaviorExclusive CalculateTaxRateTaxBehavior = "exclusive"
)

// CheckoutCustomer: What you already know about the customer.
type CheckoutCustomer struct {
	// The customer's email address.
	Email Opt[string] `wire:"email"`
	// Company of a business customer.
	Company Opt[string] `wire:"company"`
	// ID of an existing contact.
	Contact Opt[int64] `wire:"contact"`
	// Given name.
	FirstName Opt[string] `wire:"first_name"`
	// Family name.
	LastName Opt[string] `wire:"last_name"`
	// Tax ID of a business customer.
	TaxID Opt[string] `wire:"tax_id"`
	// Country of the billing address, as a two-letter code.
	BillingCountry Opt[string] `wire:"billing_country"`
	// ZIP code or other postal code of the billing address.
	BillingPostalCode Opt[string] `wire:"billing_postal_code"`
	// City, town or village of the billing address.
	BillingCity Opt[string] `wire:"billing_city"`
	// Line 1 of the billing address, such as street and house number.
	BillingStreetLine1 Opt[string] `wire:"billing_street_line_1"`
	// Line 2 of the billing address, such as floor or apartment.
	BillingStreetLine2 Opt[string] `wire:"billing_street_line_2"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CheckoutCustomer) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CheckoutCustomer) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CheckoutItem: One product in a checkout session.
type CheckoutItem struct {
	// The product you sell.
	Product string `wire:"product" is:"required"`
	// Display name.
	Name Opt[string] `wire:"name"`
	// What the customer buys, in a few words.
	Description Opt[string] `wire:"description"`
	// Number of units.
	Quantity Opt[int64] `wire:"quantity"`
	// Price of the item: decimal number, in the currency.
	Amount Opt[float64] `wire:"amount"`
	// Currency of the price.
	Currency Opt[string] `wire:"currency"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CheckoutItem) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CheckoutItem) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CheckoutSession: A customer's visit to the hosted checkout.
type CheckoutSession struct {
	// ID of the session.
	ID int64 `wire:"id" is:"required"`
	// How far the checkout has come.
	Status *CheckoutSessionStatus `wire:"status"`
	// What the customer buys: up to 200 items.
	Items Opt[[]CheckoutItem] `wire:"items"`
	// What you already know about the customer.
	Customer Opt[CheckoutCustomer] `wire:"customer"`
	// Where the customer goes after paying.
	SuccessURL *string `wire:"success_url"`
	// Where the customer goes after canceling.
	CancelURL Opt[string] `wire:"cancel_url"`
	// Payment methods offered to the customer.
	PaymentMethods Opt[[]CheckoutSessionPaymentMethod] `wire:"payment_methods"`
	// Coupon to apply to the session.
	Coupon Opt[string] `wire:"coupon"`
	// Whether the customer can enter a coupon.
	CouponCollection Opt[bool] `wire:"coupon_collection"`
	// When to collect billing details from the customer.
	BillingDetailsCollection *CheckoutSessionBillingDetailsCollection `wire:"billing_details_collection"`
	// Whether the quantities can be changed.
	UpdatableQuantity Opt[bool] `wire:"updatable_quantity"`
	// Language of the checkout page.
	Locale Opt[CheckoutSessionLocale] `wire:"locale"`
	// Processor that the processor_id belongs to.
	Processor Opt[string] `wire:"processor"`
	// ID of the session at the processor.
	ProcessorID Opt[string] `wire:"processor_id"`
	// URL of the checkout page.
	Permalink *string `wire:"permalink"`
	// Your own data for the payment.
	Custom Opt[map[string]any] `wire:"custom"`
	// Your own data for the session.
	Metadata Opt[map[string]any] `wire:"metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CheckoutSession) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CheckoutSession) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CheckoutSessionBillingDetailsCollection: When to collect billing details from the customer.
type CheckoutSessionBillingDetailsCollection string

const (
	CheckoutSessionBillingDetailsCollectionAuto     CheckoutSessionBillingDetailsCollection = "auto"
	CheckoutSessionBillingDetailsCollectionRequired CheckoutSessionBillingDetailsCollection = "required"
)

// CheckoutSessionBillingDetailsCollectionInput: When to collect billing details from the customer.
type CheckoutSessionBillingDetailsCollectionInput string

const (
	CheckoutSessionBillingDetailsCollectionInputAuto     CheckoutSessionBillingDetailsCollectionInput = "auto"
	CheckoutSessionBillingDetailsCollectionInputRequired CheckoutSessionBillingDetailsCollectionInput = "required"
)

// CheckoutSessionCreate: A checkout session to create for one customer's purchase.
type CheckoutSessionCreate struct {
	// Where the customer goes after paying.
	SuccessURL string `wire:"success_url" is:"required"`
	// What the customer buys: up to 200 items.
	Items Opt[[]CheckoutItem] `wire:"items"`
	// What you already know about the customer.
	Customer Opt[CheckoutCustomer] `wire:"customer"`
	// Where the customer goes after canceling.
	CancelURL Opt[string] `wire:"cancel_url"`
	// Payment methods offered to the customer.
	PaymentMethods Opt[[]CheckoutSessionPaymentMethodInput] `wire:"payment_methods"`
	// Coupon to apply to the session.
	Coupon Opt[string] `wire:"coupon"`
	// Whether the customer can enter a coupon.
	CouponCollection Opt[bool] `wire:"coupon_collection"`
	// When to collect billing details from the customer.
	BillingDetailsCollection *CheckoutSessionCreateBillingDetailsCollection `wire:"billing_details_collection"`
	// Whether the quantities can be changed.
	UpdatableQuantity Opt[bool] `wire:"updatable_quantity"`
	// Language of the checkout page.
	Locale Opt[CheckoutSessionLocaleInput] `wire:"locale"`
	// Processor that the processor_id belongs to.
	Processor Opt[string] `wire:"processor"`
	// ID of the session at the processor.
	ProcessorID Opt[string] `wire:"processor_id"`
	// Your own data for the payment.
	Custom Opt[map[string]any] `wire:"custom"`
	// Your own data for the session.
	Metadata Opt[map[string]any] `wire:"metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CheckoutSessionCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CheckoutSessionCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CheckoutSessionCreateBillingDetailsCollection: When to collect billing details from the customer.
type CheckoutSessionCreateBillingDetailsCollection string

const (
	CheckoutSessionCreateBillingDetailsCollectionAuto     CheckoutSessionCreateBillingDetailsCollection = "auto"
	CheckoutSessionCreateBillingDetailsCollectionRequired CheckoutSessionCreateBillingDetailsCollection = "required"
)

// CheckoutSessionLocale: Language of the checkout page.
type CheckoutSessionLocale string

const (
	CheckoutSessionLocaleAuto CheckoutSessionLocale = "auto"
	CheckoutSessionLocaleCa   CheckoutSessionLocale = "ca"
	CheckoutSessionLocaleDe   CheckoutSessionLocale = "de"
	CheckoutSessionLocaleEn   CheckoutSessionLocale = "en"
	CheckoutSessionLocaleEs   CheckoutSessionLocale = "es"
	CheckoutSessionLocaleFi   CheckoutSessionLocale = "fi"
	CheckoutSessionLocaleFr   CheckoutSessionLocale = "fr"
	CheckoutSessionLocaleHu   CheckoutSessionLocale = "hu"
	CheckoutSessionLocaleIt   CheckoutSessionLocale = "it"
	CheckoutSessionLocaleNb   CheckoutSessionLocale = "nb"
	CheckoutSessionLocaleNl   CheckoutSessionLocale = "nl"
	CheckoutSessionLocaleSv   CheckoutSessionLocale = "sv"
)

// CheckoutSessionLocaleInput: Language of the checkout page.
type CheckoutSessionLocaleInput string

const (
	CheckoutSessionLocaleInputAuto CheckoutSessionLocaleInput = "auto"
	CheckoutSessionLocaleInputCa   CheckoutSessionLocaleInput = "ca"
	CheckoutSessionLocaleInputDe   CheckoutSessionLocaleInput = "de"
	CheckoutSessionLocaleInputEn   CheckoutSessionLocaleInput = "en"
	CheckoutSessionLocaleInputEs   CheckoutSessionLocaleInput = "es"
	CheckoutSessionLocaleInputFi   CheckoutSessionLocaleInput = "fi"
	CheckoutSessionLocaleInputFr   CheckoutSessionLocaleInput = "fr"
	CheckoutSessionLocaleInputHu   CheckoutSessionLocaleInput = "hu"
	CheckoutSessionLocaleInputIt   CheckoutSessionLocaleInput = "it"
	CheckoutSessionLocaleInputNb   CheckoutSessionLocaleInput = "nb"
	CheckoutSessionLocaleInputNl   CheckoutSessionLocaleInput = "nl"
	CheckoutSessionLocaleInputSv   CheckoutSessionLocaleInput = "sv"
)

type CheckoutSessionPaymentMethod string

const (
	CheckoutSessionPaymentMethodCard   CheckoutSessionPaymentMethod = "card"
	CheckoutSessionPaymentMethodPaypal CheckoutSessionPaymentMethod = "paypal"
)

type CheckoutSessionPaymentMethodInput string

const (
	CheckoutSessionPaymentMethodInputCard   CheckoutSessionPaymentMethodInput = "card"
	CheckoutSessionPaymentMethodInputPaypal CheckoutSessionPaymentMethodInput = "paypal"
)

// CheckoutSessionStatus: How far the checkout has come.
type CheckoutSessionStatus string

const (
	CheckoutSessionStatusPending    CheckoutSessionStatus = "pending"
	CheckoutSessionStatusProcessing CheckoutSessionStatus = "processing"
	CheckoutSessionStatusFailed     CheckoutSessionStatus = "failed"
	CheckoutSessionStatusCompleted  CheckoutSessionStatus = "completed"
	CheckoutSessionStatusAbandoned  CheckoutSessionStatus = "abandoned"
)

// CheckoutSessionUpdate: Fields of a checkout session that you can update.
type CheckoutSessionUpdate struct {
	// What the customer buys: up to 200 items.
	Items Opt[[]CheckoutItem] `wire:"items"`
	// What you already know about the customer.
	Customer Opt[CheckoutCustomer] `wire:"customer"`
	// Where the customer goes after paying.
	SuccessURL *string `wire:"success_url"`
	// Where the customer goes after canceling.
	CancelURL Opt[string] `wire:"cancel_url"`
	// Payment methods offered to the customer.
	PaymentMethods Opt[[]CheckoutSessionPaymentMethodInput] `wire:"payment_methods"`
	// Coupon to apply to the session.
	Coupon Opt[string] `wire:"coupon"`
	// Whether the customer can enter a coupon.
	CouponCollection Opt[bool] `wire:"coupon_collection"`
	// When to collect billing details from the customer.
	BillingDetailsCollection *CheckoutSessionBillingDetailsCollectionInput `wire:"billing_details_collection"`
	// Whether the quantities can be changed.
	UpdatableQuantity Opt[bool] `wire:"updatable_quantity"`
	// Language of the checkout page.
	Locale Opt[CheckoutSessionLocaleInput] `wire:"locale"`
	// Processor that the processor_id belongs to.
	Processor Opt[string] `wire:"processor"`
	// ID of the session at the processor.
	ProcessorID Opt[string] `wire:"processor_id"`
	// Your own data for the payment.
	Custom Opt[map[string]any] `wire:"custom"`
	// Your own data for the session.
	Metadata Opt[map[string]any] `wire:"metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CheckoutSessionUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CheckoutSessionUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Contact: A customer or a provider.
type Contact struct {
	// ID of the contact.
	ID int64 `wire:"id" is:"required"`
	// Whether the contact is a company or a person.
	Kind *ContactKind `wire:"kind"`
	// First name of a person.
	FirstName *string `wire:"first_name"`
	// Last name of a person.
	LastName Opt[string] `wire:"last_name"`
	// The person to talk to.
	ContactPerson Opt[string] `wire:"contact_person"`
	// Department, such as Accounting.
	Department Opt[string] `wire:"department"`
	// Email address.
	Email Opt[string] `wire:"email"`
	// Telephone number.
	Phone1 Opt[string] `wire:"phone_1"`
	// Website.
	Web Opt[string] `wire:"web"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// Tax ID, such as a VAT number.
	TaxID Opt[string] `wire:"tax_id"`
	// How sales to the contact are taxed.
	TaxStatus Opt[ContactTaxStatus] `wire:"tax_status"`
	// Discount of the contact, in percent.
	Discount Opt[float64] `wire:"discount"`
	// Preferred language.
	Language Opt[string] `wire:"language"`
	// Your notes about the contact.
	Notes Opt[string] `wire:"notes"`
	// Processor that the processor_id belongs to.
	Processor Opt[string] `wire:"processor"`
	// ID of the contact at the processor.
	ProcessorID Opt[string] `wire:"processor_id"`
	// First and last name, or the name of the company.
	FullName *string `wire:"full_name"`
	// When the contact was created.
	CreatedAt *int64 `wire:"created_at"`
	// Permanent link to the contact.
	Permalink *string `wire:"permalink"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Contact) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Contact) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ContactData: A contact to create.
type ContactData struct {
	// Whether the contact is a company or a person.
	Kind *ContactDataKind `wire:"kind"`
	// First name of a person.
	FirstName string `wire:"first_name" is:"required"`
	// Last name of a person.
	LastName Opt[string] `wire:"last_name"`
	// The person to talk to.
	ContactPerson Opt[string] `wire:"contact_person"`
	// Department, such as Accounting.
	Department Opt[string] `wire:"department"`
	// Email address.
	Email Opt[string] `wire:"email"`
	// Telephone number.
	Phone1 Opt[string] `wire:"phone_1"`
	// Website.
	Web Opt[string] `wire:"web"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// Tax ID, such as a VAT number.
	TaxID Opt[string] `wire:"tax_id"`
	// How sales to the contact are taxed.
	TaxStatus Opt[ContactDataTaxStatus] `wire:"tax_status"`
	// Discount of the contact, in percent.
	Discount Opt[float64] `wire:"discount"`
	// Preferred language.
	Language Opt[string] `wire:"language"`
	// Your notes about the contact.
	Notes Opt[string] `wire:"notes"`
	// Processor that the processor_id belongs to.
	Processor Opt[string] `wire:"processor"`
	// ID of the contact at the processor.
	ProcessorID Opt[string] `wire:"processor_id"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ContactData) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ContactData) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ContactDataKind: Whether the contact is a company or a person.
type ContactDataKind string

const (
	ContactDataKindCompany ContactDataKind = "company"
	ContactDataKindPerson  ContactDataKind = "person"
)

// ContactDataTaxStatus: How sales to the contact are taxed.
type ContactDataTaxStatus string

const (
	ContactDataTaxStatusTaxable ContactDataTaxStatus = "taxable"
	ContactDataTaxStatusExempt  ContactDataTaxStatus = "exempt"
	ContactDataTaxStatusReverse ContactDataTaxStatus = "reverse"
)

// ContactInput: The customer: an existing contact or the data of a new one.
type ContactInput struct {
	ContactReference *ContactReference
	ContactData      *ContactData

	// Raw is what came, also if no variant fits.
	Raw json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (u ContactInput) MarshalJSON() ([]byte, error) {
	return marshalUnion(u)
}

// UnmarshalJSON reads the JSON of the API.
func (u *ContactInput) UnmarshalJSON(data []byte) error {
	return unmarshalUnion(data, u, "", nil)
}

// ContactKind: Whether the contact is a company or a person.
type ContactKind string

const (
	ContactKindCompany ContactKind = "company"
	ContactKindPerson  ContactKind = "person"
)

// ContactKindInput: Whether the contact is a company or a person.
type ContactKindInput string

const (
	ContactKindInputCompany ContactKindInput = "company"
	ContactKindInputPerson  ContactKindInput = "person"
)

// ContactReference: Refers to an existing contact.
type ContactReference struct {
	// ID of the contact.
	ID int64 `wire:"id" is:"required"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ContactReference) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ContactReference) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ContactTaxStatus: How sales to the contact are taxed.
type ContactTaxStatus string

const (
	ContactTaxStatusTaxable ContactTaxStatus = "taxable"
	ContactTaxStatusExempt  ContactTaxStatus = "exempt"
	ContactTaxStatusReverse ContactTaxStatus = "reverse"
)

// ContactTaxStatusInput: How sales to the contact are taxed.
type ContactTaxStatusInput string

const (
	ContactTaxStatusInputTaxable ContactTaxStatusInput = "taxable"
	ContactTaxStatusInputExempt  ContactTaxStatusInput = "exempt"
	ContactTaxStatusInputReverse ContactTaxStatusInput = "reverse"
)

// ContactUpdate: Fields of a contact that you can update.
type ContactUpdate struct {
	// Whether the contact is a company or a person.
	Kind *ContactKindInput `wire:"kind"`
	// First name of a person.
	FirstName *string `wire:"first_name"`
	// Last name of a person.
	LastName Opt[string] `wire:"last_name"`
	// The person to talk to.
	ContactPerson Opt[string] `wire:"contact_person"`
	// Department, such as Accounting.
	Department Opt[string] `wire:"department"`
	// Email address.
	Email Opt[string] `wire:"email"`
	// Telephone number.
	Phone1 Opt[string] `wire:"phone_1"`
	// Website.
	Web Opt[string] `wire:"web"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// Tax ID, such as a VAT number.
	TaxID Opt[string] `wire:"tax_id"`
	// How sales to the contact are taxed.
	TaxStatus Opt[ContactTaxStatusInput] `wire:"tax_status"`
	// Discount of the contact, in percent.
	Discount Opt[float64] `wire:"discount"`
	// Preferred language.
	Language Opt[string] `wire:"language"`
	// Your notes about the contact.
	Notes Opt[string] `wire:"notes"`
	// Processor that the processor_id belongs to.
	Processor Opt[string] `wire:"processor"`
	// ID of the contact at the processor.
	ProcessorID Opt[string] `wire:"processor_id"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ContactUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ContactUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Coupon: A discount that customers redeem in the hosted checkout.
type Coupon struct {
	// ID of the coupon.
	ID int64 `wire:"id" is:"required"`
	// Code that customers enter.
	Code *string `wire:"code"`
	// Display name.
	Name Opt[string] `wire:"name"`
	// Whether the coupon takes off an amount or a percentage.
	Kind Opt[CouponKind] `wire:"kind"`
	// Percentage to take off the price.
	PercentOff Opt[float64] `wire:"percent_off"`
	// Amount to take off the price: decimal number, in the currency.
	AmountOff Opt[float64] `wire:"amount_off"`
	// Currency of amount_off.
	Currency Opt[string] `wire:"currency"`
	// How many times the coupon can be redeemed in total.
	MaxRedemptions Opt[int64] `wire:"max_redemptions"`
	// Date by which customers must redeem the coupon.
	RedeemBy Opt[string] `wire:"redeem_by"`
	// How many times the coupon has been redeemed.
	TimesRedeemed *int64 `wire:"times_redeemed"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Coupon) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Coupon) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CouponCreate: A coupon to create.
type CouponCreate struct {
	// Code that customers enter.
	Code string `wire:"code" is:"required"`
	// Display name.
	Name Opt[string] `wire:"name"`
	// Whether the coupon takes off an amount or a percentage.
	Kind Opt[CouponKindInput] `wire:"kind"`
	// Percentage to take off the price.
	PercentOff Opt[float64] `wire:"percent_off"`
	// Amount to take off the price: decimal number, in the currency.
	AmountOff Opt[float64] `wire:"amount_off"`
	// Currency of amount_off.
	Currency Opt[string] `wire:"currency"`
	// How many times the coupon can be redeemed in total.
	MaxRedemptions Opt[int64] `wire:"max_redemptions"`
	// Date by which customers must redeem the coupon.
	RedeemBy Opt[string] `wire:"redeem_by"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CouponCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CouponCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CouponKind: Whether the coupon takes off an amount or a percentage.
type CouponKind string

const (
	CouponKindAmountOff  CouponKind = "amount_off"
	CouponKindPercentOff CouponKind = "percent_off"
)

// CouponKindInput: Whether the coupon takes off an amount or a percentage.
type CouponKindInput string

const (
	CouponKindInputAmountOff  CouponKindInput = "amount_off"
	CouponKindInputPercentOff CouponKindInput = "percent_off"
)

// CouponUpdate: Fields of a coupon that you can update.
type CouponUpdate struct {
	// Code that customers enter.
	Code *string `wire:"code"`
	// Display name.
	Name Opt[string] `wire:"name"`
	// Whether the coupon takes off an amount or a percentage.
	Kind Opt[CouponKindInput] `wire:"kind"`
	// Percentage to take off the price.
	PercentOff Opt[float64] `wire:"percent_off"`
	// Amount to take off the price: decimal number, in the currency.
	AmountOff Opt[float64] `wire:"amount_off"`
	// Currency of amount_off.
	Currency Opt[string] `wire:"currency"`
	// How many times the coupon can be redeemed in total.
	MaxRedemptions Opt[int64] `wire:"max_redemptions"`
	// Date by which customers must redeem the coupon.
	RedeemBy Opt[string] `wire:"redeem_by"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CouponUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CouponUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Credit: Credits all or part of an invoice.
type Credit struct {
	// ID of the document.
	ID int64 `wire:"id" is:"required"`
	// Number of the document, at most 20 characters.
	Number Opt[string] `wire:"number"`
	// How far the credit note is settled.
	State *CreditState `wire:"state"`
	// The customer.
	Contact Contact `wire:"contact" is:"required"`
	// Lines of the document: up to 1000.
	Items []DocumentItem `wire:"items" is:"required"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// Date on which the document is issued.
	IssueDate Opt[string] `wire:"issue_date"`
	// Date by which the document is due for payment.
	DueDate Opt[string] `wire:"due_date"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[[]string] `wire:"tag_list"`
	// The document this one belongs to.
	RelatedDocument Opt[RelatedDocument] `wire:"related_document"`
	// The customer's tax ID on the document.
	TaxID Opt[string] `wire:"tax_id"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// Proof of the customer's location.
	Evidence Opt[Evidence] `wire:"evidence"`
	// The payment provider.
	PaymentProcessor Opt[string] `wire:"payment_processor"`
	// ID of the payment at that provider.
	PaymentProcessorID Opt[string] `wire:"payment_processor_id"`
	// Fee the payment processor keeps: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// Sum of the lines: integer, in cents.
	SubtotalCents *int64 `wire:"subtotal_cents"`
	// Sum of the discounts: integer, in cents.
	DiscountCents *int64 `wire:"discount_cents"`
	// Taxes of the document, one entry for each tax.
	Taxes []DocumentTax `wire:"taxes"`
	// Total including tax: integer, in cents.
	TotalCents *int64 `wire:"total_cents"`
	// Rate for converting the amounts of the document.
	ExchangeRate Opt[float64] `wire:"exchange_rate"`
	// Payments recorded for the document.
	Payments []Payment `wire:"payments"`
	// Deliveries of the document to a tax authority.
	Deliveries []Envelope `wire:"deliveries"`
	// When the document was created.
	CreatedAt *int64 `wire:"created_at"`
	// Permanent link to the document.
	Permalink *string `wire:"permalink"`
	// URL of the document as a PDF file.
	Pdf *string `wire:"pdf"`
	// URL of the document in the API.
	URL *string `wire:"url"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Credit) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Credit) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CreditCreate: The invoice to credit, in full or in part.
type CreditCreate struct {
	// ID of the invoice to credit.
	InvoiceID int64 `wire:"invoice_id" is:"required"`
	// How you return the money.
	PaymentMethod Opt[PaymentMethod] `wire:"payment_method"`
	// Amount to credit: decimal number, in the currency.
	CreditedAmount Opt[float64] `wire:"credited_amount"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CreditCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CreditCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CreditState: How far the credit note is settled.
type CreditState string

const (
	CreditStateOutstanding CreditState = "outstanding"
	CreditStateLate        CreditState = "late"
	CreditStatePaid        CreditState = "paid"
	CreditStateVoid        CreditState = "void"
	CreditStateArchived    CreditState = "archived"
)

// CreditUpdate: Fields of a credit note that you can update until it is final.
type CreditUpdate struct {
	// The customer.
	Contact *ContactInput `wire:"contact"`
	// Lines of the document: up to 200 per request.
	Items []DocumentItemUpdate `wire:"items"`
	// Number of the document, at most 20 characters.
	Number Opt[string] `wire:"number"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// Date on which the document is issued.
	IssueDate Opt[string] `wire:"issue_date"`
	// Date by which the document is due for payment.
	DueDate Opt[string] `wire:"due_date"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[TagListInput] `wire:"tag_list"`
	// The document this one belongs to.
	RelatedDocument Opt[RelatedDocument] `wire:"related_document"`
	// The customer's tax ID on the document.
	TaxID Opt[string] `wire:"tax_id"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// File that comes with the document.
	Attachment *Attachment `wire:"attachment"`
	// Proof of the customer's location.
	Evidence Opt[EvidenceNested] `wire:"evidence"`
	// The payment provider.
	PaymentProcessor Opt[string] `wire:"payment_processor"`
	// ID of the payment at that provider.
	PaymentProcessorID Opt[string] `wire:"payment_processor_id"`
	// Fee the payment processor keeps: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CreditUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CreditUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CustomAccount: An account of a seller on your platform.
type CustomAccount struct {
	// ID of the account.
	ID int64 `wire:"id" is:"required"`
	// Whether the account is active.
	State *CustomAccountState `wire:"state"`
	// Account name: the first part of the host name.
	Subdomain *string `wire:"subdomain"`
	// The seller's email address.
	Email *string `wire:"email"`
	// Name of the seller's business.
	BusinessName Opt[string] `wire:"business_name"`
	// How the account is connected to your platform.
	Type Opt[CustomAccountType] `wire:"type"`
	// The seller's country.
	Country Opt[string] `wire:"country"`
	// The seller's postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// Default currency of the account.
	Currency Opt[string] `wire:"currency"`
	// Whether the account sells goods or services by default.
	DefaultProductType *ProductType `wire:"default_product_type"`
	// Tax code to use where you send none.
	DefaultTaxCode *TaxCodeId `wire:"default_tax_code"`
	// The seller's tax ID in their own country.
	LocalTaxID Opt[string] `wire:"local_tax_id"`
	// The seller's website.
	Web Opt[string] `wire:"web"`
	// Tokens for calls on behalf of the account.
	Authentication *AccountAuthentication `wire:"authentication"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CustomAccount) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CustomAccount) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CustomAccountCreate: A custom account to create for a seller.
type CustomAccountCreate struct {
	// The seller's email address.
	Email string `wire:"email" is:"required"`
	// Name of the seller's business.
	BusinessName Opt[string] `wire:"business_name"`
	// How the account is connected to your platform.
	Type Opt[CustomAccountCreateType] `wire:"type"`
	// The seller's country.
	Country Opt[string] `wire:"country"`
	// The seller's postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// Default currency of the account.
	Currency Opt[string] `wire:"currency"`
	// Whether the account sells goods or services by default.
	DefaultProductType *ProductTypeInput `wire:"default_product_type"`
	// Tax code to use where you send none.
	DefaultTaxCode *TaxCodeIdInput `wire:"default_tax_code"`
	// The seller's tax ID in their own country.
	LocalTaxID Opt[string] `wire:"local_tax_id"`
	// The seller's website.
	Web Opt[string] `wire:"web"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CustomAccountCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CustomAccountCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// CustomAccountCreateType: How the account is connected to your platform.
type CustomAccountCreateType string

const (
	CustomAccountCreateTypeStandard CustomAccountCreateType = "standard"
	CustomAccountCreateTypeCustom   CustomAccountCreateType = "custom"
)

// CustomAccountState: Whether the account is active.
type CustomAccountState string

const (
	CustomAccountStateActive   CustomAccountState = "active"
	CustomAccountStateInactive CustomAccountState = "inactive"
)

// CustomAccountType: How the account is connected to your platform.
type CustomAccountType string

const (
	CustomAccountTypeStandard CustomAccountType = "standard"
	CustomAccountTypeCustom   CustomAccountType = "custom"
)

// CustomAccountTypeInput: How the account is connected to your platform.
type CustomAccountTypeInput string

const (
	CustomAccountTypeInputStandard CustomAccountTypeInput = "standard"
	CustomAccountTypeInputCustom   CustomAccountTypeInput = "custom"
)

// CustomAccountUpdate: Fields of a connected account that you can update.
type CustomAccountUpdate struct {
	// The seller's email address.
	Email *string `wire:"email"`
	// Name of the seller's business.
	BusinessName Opt[string] `wire:"business_name"`
	// How the account is connected to your platform.
	Type Opt[CustomAccountTypeInput] `wire:"type"`
	// The seller's country.
	Country Opt[string] `wire:"country"`
	// The seller's postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// Default currency of the account.
	Currency Opt[string] `wire:"currency"`
	// Whether the account sells goods or services by default.
	DefaultProductType *ProductTypeInput `wire:"default_product_type"`
	// Tax code to use where you send none.
	DefaultTaxCode *TaxCodeIdInput `wire:"default_tax_code"`
	// The seller's tax ID in their own country.
	LocalTaxID Opt[string] `wire:"local_tax_id"`
	// The seller's website.
	Web Opt[string] `wire:"web"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o CustomAccountUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *CustomAccountUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// DocumentItem: A line of a document.
type DocumentItem struct {
	// ID of the line.
	ID int64 `wire:"id" is:"required"`
	// Text of the line.
	Description Opt[string] `wire:"description"`
	// Number of units.
	Quantity *float64 `wire:"quantity"`
	// Price per unit before tax: decimal number, in the currency.
	UnitPrice Opt[float64] `wire:"unit_price"`
	// Total of the line: decimal number, in the currency.
	TotalAmount Opt[float64] `wire:"total_amount"`
	// Discount on the line, in percent.
	DiscountRate Opt[float64] `wire:"discount_rate"`
	// Code (SKU) of the product.
	ProductCode Opt[string] `wire:"product_code"`
	// Name of the first tax, such as VAT.
	Tax1Name Opt[string] `wire:"tax_1_name"`
	// Rate of the first tax, in percent.
	Tax1Rate Opt[float64] `wire:"tax_1_rate"`
	// Country that levies the first tax.
	Tax1Country Opt[string] `wire:"tax_1_country"`
	// Region that levies the first tax.
	Tax1Region Opt[string] `wire:"tax_1_region"`
	// Tax class of the line, for the first tax.
	Tax1TransactionType Opt[TaxClass] `wire:"tax_1_transaction_type"`
	// Name of the second tax.
	Tax2Name Opt[string] `wire:"tax_2_name"`
	// Rate of the second tax, in percent.
	Tax2Rate Opt[float64] `wire:"tax_2_rate"`
	// Country that levies the second tax.
	Tax2Country Opt[string] `wire:"tax_2_country"`
	// Region that levies the second tax.
	Tax2Region Opt[string] `wire:"tax_2_region"`
	// Tax class of the line, for the second tax.
	Tax2TransactionType Opt[TaxClass] `wire:"tax_2_transaction_type"`
	// Amount of the line: integer, in cents.
	SubtotalCents *int64 `wire:"subtotal_cents"`
	// Discount on the line: integer, in cents.
	DiscountCents *int64 `wire:"discount_cents"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o DocumentItem) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *DocumentItem) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// DocumentItemInput: A line to add to a document.
type DocumentItemInput struct {
	DocumentItemInput1 *DocumentItemInput1
	DocumentItemInput2 *DocumentItemInput2

	// Raw is what came, also if no variant fits.
	Raw json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (u DocumentItemInput) MarshalJSON() ([]byte, error) {
	return marshalUnion(u)
}

// UnmarshalJSON reads the JSON of the API.
func (u *DocumentItemInput) UnmarshalJSON(data []byte) error {
	return unmarshalUnion(data, u, "", nil)
}

// DocumentItemInput1: A line to add to a document.
type DocumentItemInput1 struct {
	// Text of the line.
	Description Opt[string] `wire:"description"`
	// Number of units.
	Quantity *float64 `wire:"quantity"`
	// Price per unit before tax: decimal number, in the currency.
	UnitPrice *float64 `wire:"unit_price" is:"required,nullable"`
	// Total of the line: decimal number, in the currency.
	TotalAmount Opt[float64] `wire:"total_amount"`
	// Discount on the line, in percent.
	DiscountRate Opt[float64] `wire:"discount_rate"`
	// Code (SKU) of the product.
	ProductCode Opt[string] `wire:"product_code"`
	// Name of the first tax, such as VAT.
	Tax1Name Opt[string] `wire:"tax_1_name"`
	// Rate of the first tax, in percent.
	Tax1Rate Opt[float64] `wire:"tax_1_rate"`
	// Country that levies the first tax.
	Tax1Country Opt[string] `wire:"tax_1_country"`
	// Region that levies the first tax.
	Tax1Region Opt[string] `wire:"tax_1_region"`
	// Tax class of the line, for the first tax.
	Tax1TransactionType Opt[TaxClassInput] `wire:"tax_1_transaction_type"`
	// Name of the second tax.
	Tax2Name Opt[string] `wire:"tax_2_name"`
	// Rate of the second tax, in percent.
	Tax2Rate Opt[float64] `wire:"tax_2_rate"`
	// Country that levies the second tax.
	Tax2Country Opt[string] `wire:"tax_2_country"`
	// Region that levies the second tax.
	Tax2Region Opt[string] `wire:"tax_2_region"`
	// Tax class of the line, for the second tax.
	Tax2TransactionType Opt[TaxClassInput] `wire:"tax_2_transaction_type"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o DocumentItemInput1) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *DocumentItemInput1) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// DocumentItemInput2: A line to add to a document.
type DocumentItemInput2 struct {
	// Text of the line.
	Description Opt[string] `wire:"description"`
	// Number of units.
	Quantity *float64 `wire:"quantity"`
	// Price per unit before tax: decimal number, in the currency.
	UnitPrice Opt[float64] `wire:"unit_price"`
	// Total of the line: decimal number, in the currency.
	TotalAmount *float64 `wire:"total_amount" is:"required,nullable"`
	// Discount on the line, in percent.
	DiscountRate Opt[float64] `wire:"discount_rate"`
	// Code (SKU) of the product.
	ProductCode Opt[string] `wire:"product_code"`
	// Name of the first tax, such as VAT.
	Tax1Name Opt[string] `wire:"tax_1_name"`
	// Rate of the first tax, in percent.
	Tax1Rate Opt[float64] `wire:"tax_1_rate"`
	// Country that levies the first tax.
	Tax1Country Opt[string] `wire:"tax_1_country"`
	// Region that levies the first tax.
	Tax1Region Opt[string] `wire:"tax_1_region"`
	// Tax class of the line, for the first tax.
	Tax1TransactionType Opt[TaxClassInput] `wire:"tax_1_transaction_type"`
	// Name of the second tax.
	Tax2Name Opt[string] `wire:"tax_2_name"`
	// Rate of the second tax, in percent.
	Tax2Rate Opt[float64] `wire:"tax_2_rate"`
	// Country that levies the second tax.
	Tax2Country Opt[string] `wire:"tax_2_country"`
	// Region that levies the second tax.
	Tax2Region Opt[string] `wire:"tax_2_region"`
	// Tax class of the line, for the second tax.
	Tax2TransactionType Opt[TaxClassInput] `wire:"tax_2_transaction_type"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o DocumentItemInput2) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *DocumentItemInput2) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// DocumentItemUpdate: A line to add to a document, or one that the document already has.
type DocumentItemUpdate struct {
	DocumentItemUpdate1 *DocumentItemUpdate1
	DocumentItemUpdate2 *DocumentItemUpdate2

	// Raw is what came, also if no variant fits.
	Raw json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (u DocumentItemUpdate) MarshalJSON() ([]byte, error) {
	return marshalUnion(u)
}

// UnmarshalJSON reads the JSON of the API.
func (u *DocumentItemUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalUnion(data, u, "", nil)
}

// DocumentItemUpdate1: A line to add to a document, or one that the document already has.
type DocumentItemUpdate1 struct {
	// ID of a line the document already has.
	ID *int64 `wire:"id"`
	// Text of the line.
	Description Opt[string] `wire:"description"`
	// Number of units.
	Quantity *float64 `wire:"quantity"`
	// Price per unit before tax: decimal number, in the currency.
	UnitPrice *float64 `wire:"unit_price" is:"required,nullable"`
	// Total of the line: decimal number, in the currency.
	TotalAmount Opt[float64] `wire:"total_amount"`
	// Discount on the line, in percent.
	DiscountRate Opt[float64] `wire:"discount_rate"`
	// Code (SKU) of the product.
	ProductCode Opt[string] `wire:"product_code"`
	// Name of the first tax, such as VAT.
	Tax1Name Opt[string] `wire:"tax_1_name"`
	// Rate of the first tax, in percent.
	Tax1Rate Opt[float64] `wire:"tax_1_rate"`
	// Country that levies the first tax.
	Tax1Country Opt[string] `wire:"tax_1_country"`
	// Region that levies the first tax.
	Tax1Region Opt[string] `wire:"tax_1_region"`
	// Tax class of the line, for the first tax.
	Tax1TransactionType Opt[TaxClassInput] `wire:"tax_1_transaction_type"`
	// Name of the second tax.
	Tax2Name Opt[string] `wire:"tax_2_name"`
	// Rate of the second tax, in percent.
	Tax2Rate Opt[float64] `wire:"tax_2_rate"`
	// Country that levies the second tax.
	Tax2Country Opt[string] `wire:"tax_2_country"`
	// Region that levies the second tax.
	Tax2Region Opt[string] `wire:"tax_2_region"`
	// Tax class of the line, for the second tax.
	Tax2TransactionType Opt[TaxClassInput] `wire:"tax_2_transaction_type"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o DocumentItemUpdate1) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *DocumentItemUpdate1) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// DocumentItemUpdate2: A line to add to a document, or one that the document already has.
type DocumentItemUpdate2 struct {
	// ID of a line the document already has.
	ID *int64 `wire:"id"`
	// Text of the line.
	Description Opt[string] `wire:"description"`
	// Number of units.
	Quantity *float64 `wire:"quantity"`
	// Price per unit before tax: decimal number, in the currency.
	UnitPrice Opt[float64] `wire:"unit_price"`
	// Total of the line: decimal number, in the currency.
	TotalAmount *float64 `wire:"total_amount" is:"required,nullable"`
	// Discount on the line, in percent.
	DiscountRate Opt[float64] `wire:"discount_rate"`
	// Code (SKU) of the product.
	ProductCode Opt[string] `wire:"product_code"`
	// Name of the first tax, such as VAT.
	Tax1Name Opt[string] `wire:"tax_1_name"`
	// Rate of the first tax, in percent.
	Tax1Rate Opt[float64] `wire:"tax_1_rate"`
	// Country that levies the first tax.
	Tax1Country Opt[string] `wire:"tax_1_country"`
	// Region that levies the first tax.
	Tax1Region Opt[string] `wire:"tax_1_region"`
	// Tax class of the line, for the first tax.
	Tax1TransactionType Opt[TaxClassInput] `wire:"tax_1_transaction_type"`
	// Name of the second tax.
	Tax2Name Opt[string] `wire:"tax_2_name"`
	// Rate of the second tax, in percent.
	Tax2Rate Opt[float64] `wire:"tax_2_rate"`
	// Country that levies the second tax.
	Tax2Country Opt[string] `wire:"tax_2_country"`
	// Region that levies the second tax.
	Tax2Region Opt[string] `wire:"tax_2_region"`
	// Tax class of the line, for the second tax.
	Tax2TransactionType Opt[TaxClassInput] `wire:"tax_2_transaction_type"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o DocumentItemUpdate2) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *DocumentItemUpdate2) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// DocumentTax: A tax of a document, summed over its lines.
type DocumentTax struct {
	// Text printed for the tax, such as VAT 19% or Reverse charge.
	Label *string `wire:"label"`
	// Tax rate, in percent.
	Rate *float64 `wire:"rate"`
	// Country that levies the tax.
	Country *string `wire:"country"`
	// Region that levies the tax.
	Region Opt[string] `wire:"region"`
	// County that levies the tax.
	County Opt[string] `wire:"county"`
	// Transaction type of the taxed lines.
	TransactionType *string `wire:"transaction_type"`
	// Amount of the tax: integer, in cents.
	AmountCents *int64 `wire:"amount_cents"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o DocumentTax) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *DocumentTax) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Envelope: A delivery of a document to a tax authority.
type Envelope struct {
	// What the envelope is for.
	Type *EnvelopeType `wire:"type"`
	// Tax authority that receives the document.
	Recipient *EnvelopeRecipient `wire:"recipient"`
	// When the document was delivered.
	DeliveredAt Opt[int64] `wire:"delivered_at"`
	// The tax authority's response.
	ServiceResponse Opt[string] `wire:"service_response"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Envelope) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Envelope) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// EnvelopeRecipient: Tax authority that receives the document.
type EnvelopeRecipient string

const (
	EnvelopeRecipientTicketbaiAraba    EnvelopeRecipient = "ticketbai_araba"
	EnvelopeRecipientTicketbaiGipuzkoa EnvelopeRecipient = "ticketbai_gipuzkoa"
	EnvelopeRecipientTicketbaiBizkaia  EnvelopeRecipient = "ticketbai_bizkaia"
)

// EnvelopeType: What the envelope is for.
type EnvelopeType string

const (
	EnvelopeTypeRegistration EnvelopeType = "registration"
	EnvelopeTypeCancellation EnvelopeType = "cancellation"
)

// Error: What went wrong with a request.
type Error struct {
	// Human-readable message.
	Error string `wire:"error" is:"required"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Error) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Error) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// EventType: A kind of event.
type EventType string

const (
	EventTypeAccountUpdated                 EventType = "account.updated"
	EventTypeAccountApplicationDeauthorized EventType = "account.application.deauthorized"
	EventTypeCheckoutSucceeded              EventType = "checkout.succeeded"
	EventTypeCheckoutFailed                 EventType = "checkout.failed"
	EventTypeCheckoutAbandoned              EventType = "checkout.abandoned"
	EventTypeContactCreated                 EventType = "contact.created"
	EventTypeContactUpdated                 EventType = "contact.updated"
	EventTypeContactDeleted                 EventType = "contact.deleted"
	EventTypeCreditCreated                  EventType = "credit.created"
	EventTypeCreditUpdated                  EventType = "credit.updated"
	EventTypeDeliverySucceeded              EventType = "delivery.succeeded"
	EventTypeDeliveryFailed                 EventType = "delivery.failed"
	EventTypeDeliveryRejected               EventType = "delivery.rejected"
	EventTypeExpenseCreated                 EventType = "expense.created"
	EventTypeExpenseUpdated                 EventType = "expense.updated"
	EventTypeExpenseDeleted                 EventType = "expense.deleted"
	EventTypeInvoiceCreated                 EventType = "invoice.created"
	EventTypeInvoiceUpdated                 EventType = "invoice.updated"
	EventTypePaymentCreated                 EventType = "payment.created"
	EventTypePaymentDeleted                 EventType = "payment.deleted"
	EventTypeReportingRequestSucceeded      EventType = "reporting.request.succeeded"
	EventTypeReportingRequestFailed         EventType = "reporting.request.failed"
	EventTypeThresholdEu100k                EventType = "threshold.eu.100k"
	EventTypeThresholdExceeded              EventType = "threshold.exceeded"
	EventTypeThresholdWarning               EventType = "threshold.warning"
)

// EventTypeInput: A kind of event.
type EventTypeInput string

const (
	EventTypeInputAccountUpdated                 EventTypeInput = "account.updated"
	EventTypeInputAccountApplicationDeauthorized EventTypeInput = "account.application.deauthorized"
	EventTypeInputCheckoutSucceeded              EventTypeInput = "checkout.succeeded"
	EventTypeInputCheckoutFailed                 EventTypeInput = "checkout.failed"
	EventTypeInputCheckoutAbandoned              EventTypeInput = "checkout.abandoned"
	EventTypeInputContactCreated                 EventTypeInput = "contact.created"
	EventTypeInputContactUpdated                 EventTypeInput = "contact.updated"
	EventTypeInputContactDeleted                 EventTypeInput = "contact.deleted"
	EventTypeInputCreditCreated                  EventTypeInput = "credit.created"
	EventTypeInputCreditUpdated                  EventTypeInput = "credit.updated"
	EventTypeInputDeliverySucceeded              EventTypeInput = "delivery.succeeded"
	EventTypeInputDeliveryFailed                 EventTypeInput = "delivery.failed"
	EventTypeInputDeliveryRejected               EventTypeInput = "delivery.rejected"
	EventTypeInputExpenseCreated                 EventTypeInput = "expense.created"
	EventTypeInputExpenseUpdated                 EventTypeInput = "expense.updated"
	EventTypeInputExpenseDeleted                 EventTypeInput = "expense.deleted"
	EventTypeInputInvoiceCreated                 EventTypeInput = "invoice.created"
	EventTypeInputInvoiceUpdated                 EventTypeInput = "invoice.updated"
	EventTypeInputPaymentCreated                 EventTypeInput = "payment.created"
	EventTypeInputPaymentDeleted                 EventTypeInput = "payment.deleted"
	EventTypeInputReportingRequestSucceeded      EventTypeInput = "reporting.request.succeeded"
	EventTypeInputReportingRequestFailed         EventTypeInput = "reporting.request.failed"
	EventTypeInputThresholdEu100k                EventTypeInput = "threshold.eu.100k"
	EventTypeInputThresholdExceeded              EventTypeInput = "threshold.exceeded"
	EventTypeInputThresholdWarning               EventTypeInput = "threshold.warning"
)

// Evidence: Proof of the customer's location, kept with one document.
type Evidence struct {
	// ID of the evidence record.
	ID int64 `wire:"id" is:"required"`
	// Whether the proofs agree.
	State *EvidenceState `wire:"state"`
	// ID of the document the evidence belongs to.
	DocumentID *int64 `wire:"document_id"`
	// The customer's IP address.
	IPAddress Opt[string] `wire:"ip_address"`
	// Country of the customer's bank.
	BankCountry Opt[string] `wire:"bank_country"`
	// Country of the customer's billing address.
	BillingCountry Opt[string] `wire:"billing_country"`
	// Another proof of the customer's location, in words.
	AdditionalEvidence Opt[string] `wire:"additional_evidence"`
	// Country the additional evidence points to.
	AdditionalEvidenceCountry Opt[string] `wire:"additional_evidence_country"`
	// Your notes about the evidence.
	Notes Opt[string] `wire:"notes"`
	// Country the IP address belongs to.
	IPCountry Opt[string] `wire:"ip_country"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Evidence) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Evidence) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// EvidenceCreate: Evidence to add to a document.
type EvidenceCreate struct {
	// ID of the document the evidence belongs to.
	DocumentID int64 `wire:"document_id" is:"required"`
	// The customer's IP address.
	IPAddress Opt[string] `wire:"ip_address"`
	// Country of the customer's bank.
	BankCountry Opt[string] `wire:"bank_country"`
	// Country of the customer's billing address.
	BillingCountry Opt[string] `wire:"billing_country"`
	// Another proof of the customer's location, in words.
	AdditionalEvidence Opt[string] `wire:"additional_evidence"`
	// Country the additional evidence points to.
	AdditionalEvidenceCountry Opt[string] `wire:"additional_evidence_country"`
	// Your notes about the evidence.
	Notes Opt[string] `wire:"notes"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o EvidenceCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *EvidenceCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// EvidenceNested: Proof of the customer's location.
type EvidenceNested struct {
	// The customer's IP address.
	IPAddress Opt[string] `wire:"ip_address"`
	// Country of the customer's bank.
	BankCountry Opt[string] `wire:"bank_country"`
	// Country of the customer's billing address.
	BillingCountry Opt[string] `wire:"billing_country"`
	// Another proof of the customer's location, in words.
	AdditionalEvidence Opt[string] `wire:"additional_evidence"`
	// Country the additional evidence points to.
	AdditionalEvidenceCountry Opt[string] `wire:"additional_evidence_country"`
	// Your notes about the evidence.
	Notes Opt[string] `wire:"notes"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o EvidenceNested) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *EvidenceNested) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// EvidenceState: Whether the proofs agree.
type EvidenceState string

const (
	EvidenceStateUnsettled   EvidenceState = "unsettled"
	EvidenceStateConflicting EvidenceState = "conflicting"
	EvidenceStateConfirmed   EvidenceState = "confirmed"
)

// EvidenceUpdate: Fields of an evidence record that you can update.
type EvidenceUpdate struct {
	// ID of the document the evidence belongs to.
	DocumentID *int64 `wire:"document_id"`
	// The customer's IP address.
	IPAddress Opt[string] `wire:"ip_address"`
	// Country of the customer's bank.
	BankCountry Opt[string] `wire:"bank_country"`
	// Country of the customer's billing address.
	BillingCountry Opt[string] `wire:"billing_country"`
	// Another proof of the customer's location, in words.
	AdditionalEvidence Opt[string] `wire:"additional_evidence"`
	// Country the additional evidence points to.
	AdditionalEvidenceCountry Opt[string] `wire:"additional_evidence_country"`
	// Your notes about the evidence.
	Notes Opt[string] `wire:"notes"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o EvidenceUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *EvidenceUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Expense: A bill you receive.
type Expense struct {
	// ID of the document.
	ID int64 `wire:"id" is:"required"`
	// Number of the bill, at most 20 characters.
	Number Opt[string] `wire:"number"`
	// How far the expense is settled.
	State *ExpenseState `wire:"state"`
	// The provider.
	Contact Contact `wire:"contact" is:"required"`
	// Lines of the document: up to 1000.
	Items []DocumentItem `wire:"items" is:"required"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// Date on which the document is issued.
	IssueDate Opt[string] `wire:"issue_date"`
	// Date by which the document is due for payment.
	DueDate Opt[string] `wire:"due_date"`
	// Unit of the interval.
	RecurringPeriod Opt[RecurringPeriod] `wire:"recurring_period"`
	// Number of units between two documents.
	RecurringFrequency Opt[int64] `wire:"recurring_frequency"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[[]string] `wire:"tag_list"`
	// The document this one belongs to.
	RelatedDocument Opt[RelatedDocument] `wire:"related_document"`
	// The contact's tax ID.
	TaxID Opt[string] `wire:"tax_id"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// Proof of the customer's location.
	Evidence Opt[Evidence] `wire:"evidence"`
	// Fee the payment processor keeps: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// Sum of the lines: integer, in cents.
	SubtotalCents *int64 `wire:"subtotal_cents"`
	// Sum of the discounts: integer, in cents.
	DiscountCents *int64 `wire:"discount_cents"`
	// Taxes of the document, one entry for each tax.
	Taxes []DocumentTax `wire:"taxes"`
	// Total including tax: integer, in cents.
	TotalCents *int64 `wire:"total_cents"`
	// Rate for converting the amounts of the document.
	ExchangeRate Opt[float64] `wire:"exchange_rate"`
	// Payments recorded for the document.
	Payments []Payment `wire:"payments"`
	// Deliveries of the document to a tax authority.
	Deliveries []Envelope `wire:"deliveries"`
	// When the document was created.
	CreatedAt *int64 `wire:"created_at"`
	// Permanent link to the document.
	Permalink *string `wire:"permalink"`
	// URL of the document as a PDF file.
	Pdf *string `wire:"pdf"`
	// URL of the document in the API.
	URL *string `wire:"url"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Expense) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Expense) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ExpenseCreate: An expense to record.
type ExpenseCreate struct {
	// The provider.
	Contact ContactInput `wire:"contact" is:"required"`
	// Lines of the document: up to 200 per request.
	Items []DocumentItemInput `wire:"items" is:"required"`
	// Number of the bill, at most 20 characters.
	Number Opt[string] `wire:"number"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// Date on which the document is issued.
	IssueDate Opt[string] `wire:"issue_date"`
	// Date by which the document is due for payment.
	DueDate Opt[string] `wire:"due_date"`
	// Unit of the interval.
	RecurringPeriod Opt[RecurringPeriodInput] `wire:"recurring_period"`
	// Number of units between two documents.
	RecurringFrequency Opt[int64] `wire:"recurring_frequency"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[TagListInput] `wire:"tag_list"`
	// The document this one belongs to.
	RelatedDocument Opt[RelatedDocument] `wire:"related_document"`
	// The contact's tax ID.
	TaxID Opt[string] `wire:"tax_id"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// File that comes with the document.
	Attachment *Attachment `wire:"attachment"`
	// Proof of the customer's location.
	Evidence Opt[EvidenceNested] `wire:"evidence"`
	// How the expense was paid.
	PaymentMethod *PaymentMethod `wire:"payment_method"`
	// The payment provider.
	PaymentProcessor *string `wire:"payment_processor"`
	// ID of the payment at that provider.
	PaymentProcessorID *string `wire:"payment_processor_id"`
	// Fee the payment processor keeps: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ExpenseCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ExpenseCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ExpenseState: How far the expense is settled.
type ExpenseState string

const (
	ExpenseStateOutstanding ExpenseState = "outstanding"
	ExpenseStateLate        ExpenseState = "late"
	ExpenseStatePaid        ExpenseState = "paid"
)

// ExpenseUpdate: Fields of an expense that you can update.
type ExpenseUpdate struct {
	// The provider.
	Contact *ContactInput `wire:"contact"`
	// Lines of the document: up to 200 per request.
	Items []DocumentItemUpdate `wire:"items"`
	// Number of the bill, at most 20 characters.
	Number Opt[string] `wire:"number"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// Date on which the document is issued.
	IssueDate Opt[string] `wire:"issue_date"`
	// Date by which the document is due for payment.
	DueDate Opt[string] `wire:"due_date"`
	// Unit of the interval.
	RecurringPeriod Opt[RecurringPeriodInput] `wire:"recurring_period"`
	// Number of units between two documents.
	RecurringFrequency Opt[int64] `wire:"recurring_frequency"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[TagListInput] `wire:"tag_list"`
	// The document this one belongs to.
	RelatedDocument Opt[RelatedDocument] `wire:"related_document"`
	// The contact's tax ID.
	TaxID Opt[string] `wire:"tax_id"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// File that comes with the document.
	Attachment *Attachment `wire:"attachment"`
	// Proof of the customer's location.
	Evidence Opt[EvidenceNested] `wire:"evidence"`
	// How the expense was paid.
	PaymentMethod *PaymentMethod `wire:"payment_method"`
	// The payment provider.
	PaymentProcessor *string `wire:"payment_processor"`
	// ID of the payment at that provider.
	PaymentProcessorID *string `wire:"payment_processor_id"`
	// Fee the payment processor keeps: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ExpenseUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ExpenseUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// FinalDocument: The fields you can still update once an invoice or a credit note is final: sent, paid or marked as final.
type FinalDocument struct {
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[TagListInput] `wire:"tag_list"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// File that comes with the document.
	Attachment *Attachment `wire:"attachment"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o FinalDocument) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *FinalDocument) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Identity: The owner of the key or token.
type Identity struct {
	// Identifier of the owner.
	ID string `wire:"id" is:"required"`
	// The owner's name.
	Name string `wire:"name" is:"required"`
	// The owner's email address.
	Email string `wire:"email" is:"required"`
	// Publishable key, for use in a browser.
	PublishableKey string `wire:"publishable_key" is:"required"`
	// URL of the account's API.
	Href string `wire:"href" is:"required"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Identity) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Identity) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Invoice: A bill to a customer.
type Invoice struct {
	// ID of the document.
	ID int64 `wire:"id" is:"required"`
	// Number of the document, at most 20 characters.
	Number Opt[string] `wire:"number"`
	// How far the invoice is settled.
	State *InvoiceState `wire:"state"`
	// The customer.
	Contact Contact `wire:"contact" is:"required"`
	// Lines of the document: up to 1000.
	Items []DocumentItem `wire:"items" is:"required"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// Date on which the document is issued.
	IssueDate Opt[string] `wire:"issue_date"`
	// Date by which the document is due for payment.
	DueDate Opt[string] `wire:"due_date"`
	// Unit of the interval.
	RecurringPeriod Opt[RecurringPeriod] `wire:"recurring_period"`
	// Number of units between two documents.
	RecurringFrequency Opt[int64] `wire:"recurring_frequency"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[[]string] `wire:"tag_list"`
	// The document this one belongs to.
	RelatedDocument Opt[RelatedDocument] `wire:"related_document"`
	// The customer's tax ID on the document.
	TaxID Opt[string] `wire:"tax_id"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// Proof of the customer's location.
	Evidence Opt[Evidence] `wire:"evidence"`
	// The payment provider.
	PaymentProcessor Opt[string] `wire:"payment_processor"`
	// ID of the payment at that provider.
	PaymentProcessorID Opt[string] `wire:"payment_processor_id"`
	// Fee the payment processor keeps: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// Sum of the lines: integer, in cents.
	SubtotalCents *int64 `wire:"subtotal_cents"`
	// Sum of the discounts: integer, in cents.
	DiscountCents *int64 `wire:"discount_cents"`
	// Taxes of the document, one entry for each tax.
	Taxes []DocumentTax `wire:"taxes"`
	// Total including tax: integer, in cents.
	TotalCents *int64 `wire:"total_cents"`
	// Rate for converting the amounts of the document.
	ExchangeRate Opt[float64] `wire:"exchange_rate"`
	// Payments recorded for the document.
	Payments []Payment `wire:"payments"`
	// Deliveries of the document to a tax authority.
	Deliveries []Envelope `wire:"deliveries"`
	// When the document was created.
	CreatedAt *int64 `wire:"created_at"`
	// Permanent link to the document.
	Permalink *string `wire:"permalink"`
	// URL of the document as a PDF file.
	Pdf *string `wire:"pdf"`
	// URL of the document in the API.
	URL *string `wire:"url"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Invoice) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Invoice) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// InvoiceCreate: An invoice to issue.
type InvoiceCreate struct {
	// The customer.
	Contact ContactInput `wire:"contact" is:"required"`
	// Lines of the document: up to 200 per request.
	Items []DocumentItemInput `wire:"items" is:"required"`
	// Number of the document, at most 20 characters.
	Number Opt[string] `wire:"number"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// Date on which the document is issued.
	IssueDate Opt[string] `wire:"issue_date"`
	// Date by which the document is due for payment.
	DueDate Opt[string] `wire:"due_date"`
	// Unit of the interval.
	RecurringPeriod Opt[RecurringPeriodInput] `wire:"recurring_period"`
	// Number of units between two documents.
	RecurringFrequency Opt[int64] `wire:"recurring_frequency"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[TagListInput] `wire:"tag_list"`
	// The document this one belongs to.
	RelatedDocument Opt[RelatedDocument] `wire:"related_document"`
	// The customer's tax ID on the document.
	TaxID Opt[string] `wire:"tax_id"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// File that comes with the document.
	Attachment *Attachment `wire:"attachment"`
	// Proof of the customer's location.
	Evidence Opt[EvidenceNested] `wire:"evidence"`
	// The payment provider.
	PaymentProcessor Opt[string] `wire:"payment_processor"`
	// ID of the payment at that provider.
	PaymentProcessorID Opt[string] `wire:"payment_processor_id"`
	// Fee the payment processor keeps: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o InvoiceCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *InvoiceCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// InvoiceState: How far the invoice is settled.
type InvoiceState string

const (
	InvoiceStateOutstanding   InvoiceState = "outstanding"
	InvoiceStateLate          InvoiceState = "late"
	InvoiceStateUncollectible InvoiceState = "uncollectible"
	InvoiceStatePaid          InvoiceState = "paid"
	InvoiceStateRefunded      InvoiceState = "refunded"
	InvoiceStateArchived      InvoiceState = "archived"
)

// InvoiceUpdate: Fields of an invoice that you can update until it is final.
type InvoiceUpdate struct {
	// The customer.
	Contact *ContactInput `wire:"contact"`
	// Lines of the document: up to 200 per request.
	Items []DocumentItemUpdate `wire:"items"`
	// Number of the document, at most 20 characters.
	Number Opt[string] `wire:"number"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// Date on which the document is issued.
	IssueDate Opt[string] `wire:"issue_date"`
	// Date by which the document is due for payment.
	DueDate Opt[string] `wire:"due_date"`
	// Unit of the interval.
	RecurringPeriod Opt[RecurringPeriodInput] `wire:"recurring_period"`
	// Number of units between two documents.
	RecurringFrequency Opt[int64] `wire:"recurring_frequency"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[TagListInput] `wire:"tag_list"`
	// The document this one belongs to.
	RelatedDocument Opt[RelatedDocument] `wire:"related_document"`
	// The customer's tax ID on the document.
	TaxID Opt[string] `wire:"tax_id"`
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`
	// File that comes with the document.
	Attachment *Attachment `wire:"attachment"`
	// Proof of the customer's location.
	Evidence Opt[EvidenceNested] `wire:"evidence"`
	// The payment provider.
	PaymentProcessor Opt[string] `wire:"payment_processor"`
	// ID of the payment at that provider.
	PaymentProcessorID Opt[string] `wire:"payment_processor_id"`
	// Fee the payment processor keeps: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o InvoiceUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *InvoiceUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Jurisdiction: A country or region with its own taxes.
type Jurisdiction struct {
	// ID of the jurisdiction.
	ID int64 `wire:"id" is:"required"`
	// Name, such as Germany.
	Name *string `wire:"name"`
	// Country, as a two-letter code.
	Country *string `wire:"country"`
	// Subdivision of the country.
	Region Opt[string] `wire:"region"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Jurisdiction) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Jurisdiction) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

type ListCreditsState string

const (
	ListCreditsStateOutstanding ListCreditsState = "outstanding"
	ListCreditsStateLate        ListCreditsState = "late"
	ListCreditsStatePaid        ListCreditsState = "paid"
	ListCreditsStateVoid        ListCreditsState = "void"
	ListCreditsStateArchived    ListCreditsState = "archived"
)

type ListEvidenceStateItem string

const (
	ListEvidenceStateItemUnsettled   ListEvidenceStateItem = "unsettled"
	ListEvidenceStateItemConflicting ListEvidenceStateItem = "conflicting"
	ListEvidenceStateItemConfirmed   ListEvidenceStateItem = "confirmed"
)

type ListExpensesState string

const (
	ListExpensesStateOutstanding ListExpensesState = "outstanding"
	ListExpensesStateLate        ListExpensesState = "late"
	ListExpensesStatePaid        ListExpensesState = "paid"
)

type ListInvoicesState string

const (
	ListInvoicesStateOutstanding   ListInvoicesState = "outstanding"
	ListInvoicesStateLate          ListInvoicesState = "late"
	ListInvoicesStateUncollectible ListInvoicesState = "uncollectible"
	ListInvoicesStatePaid          ListInvoicesState = "paid"
	ListInvoicesStateRefunded      ListInvoicesState = "refunded"
	ListInvoicesStateArchived      ListInvoicesState = "archived"
)

type ListRecurringState string

const (
	ListRecurringStateActive   ListRecurringState = "active"
	ListRecurringStateArchived ListRecurringState = "archived"
)

type ListSessionsStatus string

const (
	ListSessionsStatusPending    ListSessionsStatus = "pending"
	ListSessionsStatusProcessing ListSessionsStatus = "processing"
	ListSessionsStatusFailed     ListSessionsStatus = "failed"
	ListSessionsStatusCompleted  ListSessionsStatus = "completed"
	ListSessionsStatusAbandoned  ListSessionsStatus = "abandoned"
)

// Payment: Money paid for a document.
type Payment struct {
	// ID of the payment.
	ID int64 `wire:"id" is:"required"`
	// Amount paid: integer, in cents.
	AmountCents *int64 `wire:"amount_cents"`
	// Date of the payment.
	Date *string `wire:"date"`
	// How the document was paid.
	PaymentMethod *PaymentPaymentMethod `wire:"payment_method"`
	// The payment provider.
	Processor Opt[string] `wire:"processor"`
	// ID of the payment at that provider.
	ProcessorID Opt[string] `wire:"processor_id"`
	// When the payment was recorded.
	CreatedAt *int64 `wire:"created_at"`
	// Link to the payment.
	URL *string `wire:"url"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Payment) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Payment) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// PaymentMethod: How you return the money.
type PaymentMethod string

const (
	PaymentMethodCreditCard   PaymentMethod = "credit_card"
	PaymentMethodCash         PaymentMethod = "cash"
	PaymentMethodWireTransfer PaymentMethod = "wire_transfer"
	PaymentMethodDirectDebit  PaymentMethod = "direct_debit"
	PaymentMethodCheck        PaymentMethod = "check"
	PaymentMethodIou          PaymentMethod = "iou"
	PaymentMethodPaypal       PaymentMethod = "paypal"
	PaymentMethodOther        PaymentMethod = "other"
)

// PaymentPaymentMethod: How the document was paid.
type PaymentPaymentMethod string

const (
	PaymentPaymentMethodCreditCard   PaymentPaymentMethod = "credit_card"
	PaymentPaymentMethodCash         PaymentPaymentMethod = "cash"
	PaymentPaymentMethodWireTransfer PaymentPaymentMethod = "wire_transfer"
	PaymentPaymentMethodDirectDebit  PaymentPaymentMethod = "direct_debit"
	PaymentPaymentMethodCheck        PaymentPaymentMethod = "check"
	PaymentPaymentMethodIou          PaymentPaymentMethod = "iou"
	PaymentPaymentMethodPaypal       PaymentPaymentMethod = "paypal"
	PaymentPaymentMethodOther        PaymentPaymentMethod = "other"
	PaymentPaymentMethodCredit       PaymentPaymentMethod = "credit"
)

// Ping: Response of a service that is up.
type Ping struct {
	// OK if the service is up and the key is valid.
	Status string `wire:"status" is:"required"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Ping) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Ping) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Product: Something you sell, once or as a subscription.
type Product struct {
	// ID of the product.
	ID int64 `wire:"id" is:"required"`
	// Your code for the product (SKU).
	Code Opt[string] `wire:"code"`
	// Display name.
	Name Opt[string] `wire:"name"`
	// What you sell, in a few words.
	Description Opt[string] `wire:"description"`
	// Whether the product is a good or a service.
	ProductType *ProductType `wire:"product_type"`
	// Whether you sell the product once or as a subscription.
	Kind *ProductKind `wire:"kind"`
	// Price per unit: a decimal number as a string, in the currency.
	UnitCost Opt[string] `wire:"unit_cost"`
	// Currency of unit_cost.
	Currency Opt[string] `wire:"currency"`
	// Country whose tax applies.
	Country Opt[string] `wire:"country"`
	// Determines how the product is taxed.
	TaxClass *TaxClass `wire:"tax_class"`
	// Whether unit_cost includes tax.
	TaxType *ProductTaxType `wire:"tax_type"`
	// Whose tax applies.
	TaxBasedOn *ProductTaxBasedOn `wire:"tax_based_on"`
	// Number of units in stock.
	Stock Opt[int64] `wire:"stock"`
	// ID of the matching plan in Stripe.
	StripePlanID Opt[string] `wire:"stripe_plan_id"`
	// Unit of the PayPal billing interval.
	PaypalIntervalUnit Opt[ProductPaypalIntervalUnit] `wire:"paypal_interval_unit"`
	// How often PayPal bills, in interval units.
	PaypalIntervalFrequency Opt[int64] `wire:"paypal_interval_frequency"`
	// Duration of the PayPal interval.
	PaypalIntervalDuration Opt[int64] `wire:"paypal_interval_duration"`
	// When the product was created.
	CreatedAt *int64 `wire:"created_at"`
	// URL of the product in the API.
	URL *string `wire:"url"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Product) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Product) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ProductCreate: A product to create.
type ProductCreate struct {
	// Your code for the product (SKU).
	Code Opt[string] `wire:"code"`
	// Display name.
	Name Opt[string] `wire:"name"`
	// What you sell, in a few words.
	Description Opt[string] `wire:"description"`
	// Whether the product is a good or a service.
	ProductType *ProductTypeInput `wire:"product_type"`
	// Whether you sell the product once or as a subscription.
	Kind *ProductCreateKind `wire:"kind"`
	// Price per unit: a decimal number as a string, in the currency.
	UnitCost Opt[string] `wire:"unit_cost"`
	// Currency of unit_cost.
	Currency Opt[string] `wire:"currency"`
	// Country whose tax applies.
	Country Opt[string] `wire:"country"`
	// Determines how the product is taxed.
	TaxClass *TaxClassInput `wire:"tax_class"`
	// Whether unit_cost includes tax.
	TaxType *ProductCreateTaxType `wire:"tax_type"`
	// Whose tax applies.
	TaxBasedOn *ProductCreateTaxBasedOn `wire:"tax_based_on"`
	// Number of units in stock.
	Stock Opt[int64] `wire:"stock"`
	// ID of the matching plan in Stripe.
	StripePlanID Opt[string] `wire:"stripe_plan_id"`
	// Unit of the PayPal billing interval.
	PaypalIntervalUnit Opt[ProductPaypalIntervalUnitInput] `wire:"paypal_interval_unit"`
	// How often PayPal bills, in interval units.
	PaypalIntervalFrequency Opt[int64] `wire:"paypal_interval_frequency"`
	// Duration of the PayPal interval.
	PaypalIntervalDuration Opt[int64] `wire:"paypal_interval_duration"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ProductCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ProductCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ProductCreateKind: Whether you sell the product once or as a subscription.
type ProductCreateKind string

const (
	ProductCreateKindOneOff       ProductCreateKind = "one_off"
	ProductCreateKindSubscription ProductCreateKind = "subscription"
)

// ProductCreateTaxBasedOn: Whose tax applies.
type ProductCreateTaxBasedOn string

const (
	ProductCreateTaxBasedOnCustomerCountry ProductCreateTaxBasedOn = "customer_country"
	ProductCreateTaxBasedOnCountry         ProductCreateTaxBasedOn = "country"
)

// ProductCreateTaxType: Whether unit_cost includes tax.
type ProductCreateTaxType string

const (
	ProductCreateTaxTypeExcluded ProductCreateTaxType = "excluded"
	ProductCreateTaxTypeIncluded ProductCreateTaxType = "included"
)

// ProductKind: Whether you sell the product once or as a subscription.
type ProductKind string

const (
	ProductKindOneOff       ProductKind = "one_off"
	ProductKindSubscription ProductKind = "subscription"
)

// ProductKindInput: Whether you sell the product once or as a subscription.
type ProductKindInput string

const (
	ProductKindInputOneOff       ProductKindInput = "one_off"
	ProductKindInputSubscription ProductKindInput = "subscription"
)

// ProductPaypalIntervalUnit: Unit of the PayPal billing interval.
type ProductPaypalIntervalUnit string

const (
	ProductPaypalIntervalUnitDaily   ProductPaypalIntervalUnit = "daily"
	ProductPaypalIntervalUnitWeekly  ProductPaypalIntervalUnit = "weekly"
	ProductPaypalIntervalUnitMonthly ProductPaypalIntervalUnit = "monthly"
	ProductPaypalIntervalUnitYearly  ProductPaypalIntervalUnit = "yearly"
)

// ProductPaypalIntervalUnitInput: Unit of the PayPal billing interval.
type ProductPaypalIntervalUnitInput string

const (
	ProductPaypalIntervalUnitInputDaily   ProductPaypalIntervalUnitInput = "daily"
	ProductPaypalIntervalUnitInputWeekly  ProductPaypalIntervalUnitInput = "weekly"
	ProductPaypalIntervalUnitInputMonthly ProductPaypalIntervalUnitInput = "monthly"
	ProductPaypalIntervalUnitInputYearly  ProductPaypalIntervalUnitInput = "yearly"
)

// ProductTaxBasedOn: Whose tax applies.
type ProductTaxBasedOn string

const (
	ProductTaxBasedOnCustomerCountry ProductTaxBasedOn = "customer_country"
	ProductTaxBasedOnCountry         ProductTaxBasedOn = "country"
)

// ProductTaxBasedOnInput: Whose tax applies.
type ProductTaxBasedOnInput string

const (
	ProductTaxBasedOnInputCustomerCountry ProductTaxBasedOnInput = "customer_country"
	ProductTaxBasedOnInputCountry         ProductTaxBasedOnInput = "country"
)

// ProductTaxType: Whether unit_cost includes tax.
type ProductTaxType string

const (
	ProductTaxTypeExcluded ProductTaxType = "excluded"
	ProductTaxTypeIncluded ProductTaxType = "included"
)

// ProductTaxTypeInput: Whether unit_cost includes tax.
type ProductTaxTypeInput string

const (
	ProductTaxTypeInputExcluded ProductTaxTypeInput = "excluded"
	ProductTaxTypeInputIncluded ProductTaxTypeInput = "included"
)

// ProductType: Product type the calculation uses.
type ProductType string

const (
	ProductTypeGood    ProductType = "good"
	ProductTypeService ProductType = "service"
)

// ProductTypeInput: Whether you sell a good or a service.
type ProductTypeInput string

const (
	ProductTypeInputGood    ProductTypeInput = "good"
	ProductTypeInputService ProductTypeInput = "service"
)

// ProductUpdate: Fields of a product that you can update.
type ProductUpdate struct {
	// Your code for the product (SKU).
	Code Opt[string] `wire:"code"`
	// Display name.
	Name Opt[string] `wire:"name"`
	// What you sell, in a few words.
	Description Opt[string] `wire:"description"`
	// Whether the product is a good or a service.
	ProductType *ProductTypeInput `wire:"product_type"`
	// Whether you sell the product once or as a subscription.
	Kind *ProductKindInput `wire:"kind"`
	// Price per unit: a decimal number as a string, in the currency.
	UnitCost Opt[string] `wire:"unit_cost"`
	// Currency of unit_cost.
	Currency Opt[string] `wire:"currency"`
	// Country whose tax applies.
	Country Opt[string] `wire:"country"`
	// Determines how the product is taxed.
	TaxClass *TaxClassInput `wire:"tax_class"`
	// Whether unit_cost includes tax.
	TaxType *ProductTaxTypeInput `wire:"tax_type"`
	// Whose tax applies.
	TaxBasedOn *ProductTaxBasedOnInput `wire:"tax_based_on"`
	// Number of units in stock.
	Stock Opt[int64] `wire:"stock"`
	// ID of the matching plan in Stripe.
	StripePlanID Opt[string] `wire:"stripe_plan_id"`
	// Unit of the PayPal billing interval.
	PaypalIntervalUnit Opt[ProductPaypalIntervalUnitInput] `wire:"paypal_interval_unit"`
	// How often PayPal bills, in interval units.
	PaypalIntervalFrequency Opt[int64] `wire:"paypal_interval_frequency"`
	// Duration of the PayPal interval.
	PaypalIntervalDuration Opt[int64] `wire:"paypal_interval_duration"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ProductUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ProductUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Recurring: An invoice that repeats at regular intervals.
type Recurring struct {
	// ID of the recurring invoice.
	ID int64 `wire:"id" is:"required"`
	// Whether the recurring invoice is in use.
	State *RecurringState `wire:"state"`
	// The customer.
	Contact Contact `wire:"contact" is:"required"`
	// Lines of the document: up to 1000.
	Items []DocumentItem `wire:"items" is:"required"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// First day of the schedule.
	StartDate *string `wire:"start_date"`
	// Last day of the schedule.
	EndDate Opt[string] `wire:"end_date"`
	// Interval between two invoices.
	//
	// Deprecated: see the description of the API.
	Frequency Opt[RecurringFrequency] `wire:"frequency"`
	// Unit of the interval.
	RecurringPeriod *RecurringPeriod `wire:"recurring_period"`
	// Number of units between two invoices.
	RecurringFrequency *int64 `wire:"recurring_frequency"`
	// Number of days until an invoice is due.
	DueDays Opt[int64] `wire:"due_days"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[[]string] `wire:"tag_list"`
	// Taxes of the document, one entry for each tax.
	Taxes []DocumentTax `wire:"taxes"`
	// Total including tax: integer, in cents.
	TotalCents *int64 `wire:"total_cents"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Recurring) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Recurring) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// RecurringCreate: A recurring invoice to create.
type RecurringCreate struct {
	// The customer.
	Contact ContactInput `wire:"contact" is:"required"`
	// Lines of the document: up to 200 per request.
	Items []DocumentItemInput `wire:"items" is:"required"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// First day of the schedule.
	StartDate *string `wire:"start_date"`
	// Last day of the schedule.
	EndDate Opt[string] `wire:"end_date"`
	// Interval between two invoices.
	//
	// Deprecated: see the description of the API.
	Frequency Opt[RecurringFrequencyInput] `wire:"frequency"`
	// Unit of the interval.
	RecurringPeriod *RecurringPeriodInput `wire:"recurring_period"`
	// Number of units between two invoices.
	RecurringFrequency *int64 `wire:"recurring_frequency"`
	// Number of days until an invoice is due.
	DueDays Opt[int64] `wire:"due_days"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[TagListInput] `wire:"tag_list"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o RecurringCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *RecurringCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// RecurringFrequency: Interval between two invoices.
type RecurringFrequency string

const (
	RecurringFrequencyDaily      RecurringFrequency = "daily"
	RecurringFrequencyWeekly     RecurringFrequency = "weekly"
	RecurringFrequencyBiweekly   RecurringFrequency = "biweekly"
	RecurringFrequencyMonthly    RecurringFrequency = "monthly"
	RecurringFrequencyBimonthly  RecurringFrequency = "bimonthly"
	RecurringFrequencyQuarterly  RecurringFrequency = "quarterly"
	RecurringFrequencySemiyearly RecurringFrequency = "semiyearly"
	RecurringFrequencyYearly     RecurringFrequency = "yearly"
	RecurringFrequencyBiyearly   RecurringFrequency = "biyearly"
)

// RecurringFrequencyInput: Interval between two invoices.
type RecurringFrequencyInput string

const (
	RecurringFrequencyInputDaily      RecurringFrequencyInput = "daily"
	RecurringFrequencyInputWeekly     RecurringFrequencyInput = "weekly"
	RecurringFrequencyInputBiweekly   RecurringFrequencyInput = "biweekly"
	RecurringFrequencyInputMonthly    RecurringFrequencyInput = "monthly"
	RecurringFrequencyInputBimonthly  RecurringFrequencyInput = "bimonthly"
	RecurringFrequencyInputQuarterly  RecurringFrequencyInput = "quarterly"
	RecurringFrequencyInputSemiyearly RecurringFrequencyInput = "semiyearly"
	RecurringFrequencyInputYearly     RecurringFrequencyInput = "yearly"
	RecurringFrequencyInputBiyearly   RecurringFrequencyInput = "biyearly"
)

// RecurringPeriod: Unit of the interval.
type RecurringPeriod string

const (
	RecurringPeriodDays   RecurringPeriod = "days"
	RecurringPeriodWeeks  RecurringPeriod = "weeks"
	RecurringPeriodMonths RecurringPeriod = "months"
	RecurringPeriodYears  RecurringPeriod = "years"
)

// RecurringPeriodInput: Unit of the interval.
type RecurringPeriodInput string

const (
	RecurringPeriodInputDays   RecurringPeriodInput = "days"
	RecurringPeriodInputWeeks  RecurringPeriodInput = "weeks"
	RecurringPeriodInputMonths RecurringPeriodInput = "months"
	RecurringPeriodInputYears  RecurringPeriodInput = "years"
)

// RecurringState: Whether the recurring invoice is in use.
type RecurringState string

const (
	RecurringStateActive   RecurringState = "active"
	RecurringStateArchived RecurringState = "archived"
)

// RecurringUpdate: Fields of a recurring invoice that you can update.
type RecurringUpdate struct {
	// The customer.
	Contact *ContactInput `wire:"contact"`
	// Lines of the document: up to 200 per request.
	Items []DocumentItemUpdate `wire:"items"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// First day of the schedule.
	StartDate *string `wire:"start_date"`
	// Last day of the schedule.
	EndDate Opt[string] `wire:"end_date"`
	// Interval between two invoices.
	//
	// Deprecated: see the description of the API.
	Frequency Opt[RecurringFrequencyInput] `wire:"frequency"`
	// Unit of the interval.
	RecurringPeriod *RecurringPeriodInput `wire:"recurring_period"`
	// Number of units between two invoices.
	RecurringFrequency *int64 `wire:"recurring_frequency"`
	// Number of days until an invoice is due.
	DueDays Opt[int64] `wire:"due_days"`
	// Subject line of the document.
	Subject Opt[string] `wire:"subject"`
	// Free text on the document.
	Notes Opt[string] `wire:"notes"`
	// Free text about the payment.
	PaymentDetails Opt[string] `wire:"payment_details"`
	// Purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Tags, each with at most 40 characters.
	TagList Opt[TagListInput] `wire:"tag_list"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o RecurringUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *RecurringUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// RelatedDocument: The document this one belongs to.
type RelatedDocument struct {
	// ID of the document.
	ID *int64 `wire:"id"`
	// Kind of document.
	Type *string `wire:"type"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o RelatedDocument) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *RelatedDocument) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ReportParameters: Dates the report covers.
type ReportParameters struct {
	// First day the report covers.
	FromDate Opt[string] `wire:"from_date"`
	// Last day the report covers.
	ToDate Opt[string] `wire:"to_date"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ReportParameters) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ReportParameters) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ReportRequest: A request for a report over a range of dates.
type ReportRequest struct {
	// ID of the report request.
	ID int64 `wire:"id" is:"required"`
	// How far the report has come.
	State *ReportRequestState `wire:"state"`
	// What the report shows.
	ReportType Opt[ReportRequestReportType] `wire:"report_type"`
	// Dates the report covers.
	Parameters Opt[ReportParameters] `wire:"parameters"`
	// Where to download the report.
	ReportURL Opt[string] `wire:"report_url"`
	// When you made the request.
	CreatedAt *int64 `wire:"created_at"`
	// When the request succeeded or failed.
	CompletedAt Opt[int64] `wire:"completed_at"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ReportRequest) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ReportRequest) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ReportRequestCreate: The report to produce and the dates it covers.
type ReportRequestCreate struct {
	// What the report shows.
	ReportType Opt[ReportRequestReportTypeInput] `wire:"report_type"`
	// Dates the report covers.
	Parameters Opt[ReportParameters] `wire:"parameters"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ReportRequestCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ReportRequestCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// ReportRequestReportType: What the report shows.
type ReportRequestReportType string

const (
	ReportRequestReportTypeTaxSummary   ReportRequestReportType = "tax_summary"
	ReportRequestReportTypeInvoicesList ReportRequestReportType = "invoices_list"
	ReportRequestReportTypeCreditsList  ReportRequestReportType = "credits_list"
)

// ReportRequestReportTypeInput: What the report shows.
type ReportRequestReportTypeInput string

const (
	ReportRequestReportTypeInputTaxSummary   ReportRequestReportTypeInput = "tax_summary"
	ReportRequestReportTypeInputInvoicesList ReportRequestReportTypeInput = "invoices_list"
	ReportRequestReportTypeInputCreditsList  ReportRequestReportTypeInput = "credits_list"
)

// ReportRequestState: How far the report has come.
type ReportRequestState string

const (
	ReportRequestStatePending   ReportRequestState = "pending"
	ReportRequestStateSucceeded ReportRequestState = "succeeded"
	ReportRequestStateFailed    ReportRequestState = "failed"
)

// ShippingAddress: Where to ship the goods, if sent.
type ShippingAddress struct {
	// Country, as a two-letter code.
	Country Opt[string] `wire:"country"`
	// State, province or other subdivision.
	Region Opt[string] `wire:"region"`
	// ZIP code or other postal code.
	PostalCode Opt[string] `wire:"postal_code"`
	// City, town or village.
	City Opt[string] `wire:"city"`
	// Line 1 of the address, such as street and house number.
	StreetLine1 Opt[string] `wire:"street_line_1"`
	// Line 2 of the address, such as floor or apartment.
	StreetLine2 Opt[string] `wire:"street_line_2"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ShippingAddress) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ShippingAddress) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TagListInput: Tags, each with at most 40 characters.
type TagListInput struct {
	List   *[]string
	String *string

	// Raw is what came, also if no variant fits.
	Raw json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (u TagListInput) MarshalJSON() ([]byte, error) {
	return marshalUnion(u)
}

// UnmarshalJSON reads the JSON of the API.
func (u *TagListInput) UnmarshalJSON(data []byte) error {
	return unmarshalUnion(data, u, "", nil)
}

// TaxClass: Determines how the product is taxed.
type TaxClass string

const (
	TaxClassConsulting TaxClass = "consulting"
	TaxClassEservice   TaxClass = "eservice"
	TaxClassEbook      TaxClass = "ebook"
	TaxClassSaas       TaxClass = "saas"
	TaxClassStandard   TaxClass = "standard"
	TaxClassReduced    TaxClass = "reduced"
)

// TaxClassInput: Determines how the product is taxed.
type TaxClassInput string

const (
	TaxClassInputConsulting TaxClassInput = "consulting"
	TaxClassInputEservice   TaxClassInput = "eservice"
	TaxClassInputEbook      TaxClassInput = "ebook"
	TaxClassInputSaas       TaxClassInput = "saas"
	TaxClassInputStandard   TaxClassInput = "standard"
	TaxClassInputReduced    TaxClassInput = "reduced"
)

// TaxCode: A code for what you sell.
type TaxCode struct {
	// The code itself.
	ID TaxCodeId `wire:"id" is:"required"`
	// Display name.
	Name *string `wire:"name"`
	// What the code covers.
	Description *string `wire:"description"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TaxCode) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TaxCode) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TaxCodeId: Tax code the calculation uses.
type TaxCodeId string

const (
	TaxCodeIdConsulting TaxCodeId = "consulting"
	TaxCodeIdEbook      TaxCodeId = "ebook"
	TaxCodeIdEservice   TaxCodeId = "eservice"
	TaxCodeIdExempt     TaxCodeId = "exempt"
	TaxCodeIdReduced    TaxCodeId = "reduced"
	TaxCodeIdSaas       TaxCodeId = "saas"
	TaxCodeIdStandard   TaxCodeId = "standard"
)

// TaxCodeIdInput: One of the seven tax codes.
type TaxCodeIdInput string

const (
	TaxCodeIdInputConsulting TaxCodeIdInput = "consulting"
	TaxCodeIdInputEbook      TaxCodeIdInput = "ebook"
	TaxCodeIdInputEservice   TaxCodeIdInput = "eservice"
	TaxCodeIdInputExempt     TaxCodeIdInput = "exempt"
	TaxCodeIdInputReduced    TaxCodeIdInput = "reduced"
	TaxCodeIdInputSaas       TaxCodeIdInput = "saas"
	TaxCodeIdInputStandard   TaxCodeIdInput = "standard"
)

// TaxId: A registration of your account with a tax authority.
type TaxId struct {
	// ID of the tax ID record.
	ID int64 `wire:"id" is:"required"`
	// Whether the tax ID has been verified.
	State *TaxIdState `wire:"state"`
	// The tax ID itself.
	Value *string `wire:"value"`
	// Jurisdiction the tax ID is registered in.
	Jurisdiction *Jurisdiction `wire:"jurisdiction"`
	// First day on which the tax ID is valid.
	ValidFrom *string `wire:"valid_from"`
	// Last day on which the tax ID is valid.
	ValidUntil Opt[string] `wire:"valid_until"`
	// Whether the tax ID belongs to a permanent establishment.
	PermanentEstablishment Opt[bool] `wire:"permanent_establishment"`
	// Whether the tax ID belongs to an import scheme.
	ImportScheme Opt[bool] `wire:"import_scheme"`
	// When the record was created.
	CreatedAt *int64 `wire:"created_at"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TaxId) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TaxId) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TaxIdCreate: A tax ID to register.
type TaxIdCreate struct {
	// The tax ID itself.
	Value string `wire:"value" is:"required"`
	// ID of the jurisdiction the tax ID is registered in.
	JurisdictionID int64 `wire:"jurisdiction_id" is:"required"`
	// First day on which the tax ID is valid.
	ValidFrom *string `wire:"valid_from"`
	// Last day on which the tax ID is valid.
	ValidUntil Opt[string] `wire:"valid_until"`
	// Whether the tax ID belongs to a permanent establishment.
	PermanentEstablishment Opt[bool] `wire:"permanent_establishment"`
	// Whether the tax ID belongs to an import scheme.
	ImportScheme Opt[bool] `wire:"import_scheme"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TaxIdCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TaxIdCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TaxIdState: Whether the tax ID has been verified.
type TaxIdState string

const (
	TaxIdStateVerified    TaxIdState = "verified"
	TaxIdStateUnverified  TaxIdState = "unverified"
	TaxIdStateUnavailable TaxIdState = "unavailable"
)

// TaxIdUpdate: Fields of a tax ID that you can update.
type TaxIdUpdate struct {
	// The tax ID itself.
	Value *string `wire:"value"`
	// First day on which the tax ID is valid.
	ValidFrom *string `wire:"valid_from"`
	// Last day on which the tax ID is valid.
	ValidUntil Opt[string] `wire:"valid_until"`
	// Whether the tax ID belongs to a permanent establishment.
	PermanentEstablishment Opt[bool] `wire:"permanent_establishment"`
	// Whether the tax ID belongs to an import scheme.
	ImportScheme Opt[bool] `wire:"import_scheme"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TaxIdUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TaxIdUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TaxIdValidation: Result of validating a tax ID.
type TaxIdValidation struct {
	// Whether the tax ID is valid; null if the validation service is unavailable.
	Valid *bool `wire:"valid" is:"required,nullable"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TaxIdValidation) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TaxIdValidation) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TaxRateResult: The tax on a sale.
type TaxRateResult struct {
	// Whether and why tax is charged.
	Status TaxRateResultStatus `wire:"status" is:"required"`
	// Name of the tax, such as VAT.
	Name Opt[string] `wire:"name"`
	// Tax rate, in percent.
	Rate float64 `wire:"rate" is:"required"`
	// Part of the amount that is taxed, in percent.
	TaxablePart *float64 `wire:"taxable_part"`
	// Amount of the tax: decimal number, in the currency.
	TaxAmount Opt[float64] `wire:"tax_amount"`
	// Name of a second tax.
	AdditionalName Opt[string] `wire:"additional_name"`
	// Rate of the second tax, in percent.
	AdditionalRate Opt[float64] `wire:"additional_rate"`
	// Part of the amount that the second tax applies to, in percent.
	AdditionalTaxablePart Opt[float64] `wire:"additional_taxable_part"`
	// Amount of the second tax: decimal number, in the currency.
	AdditionalTaxAmount Opt[float64] `wire:"additional_tax_amount"`
	// Amount excluding tax: decimal number, in the currency.
	Subtotal Opt[float64] `wire:"subtotal"`
	// Amount with tax: decimal number, in the currency.
	TotalAmount Opt[float64] `wire:"total_amount"`
	// Currency of the amounts.
	Currency *string `wire:"currency"`
	// Country that levies the tax.
	Country string `wire:"country" is:"required"`
	// Region that levies the tax.
	Region Opt[string] `wire:"region"`
	// County that levies the tax.
	County Opt[string] `wire:"county"`
	// City that levies the tax.
	City Opt[string] `wire:"city"`
	// Product type the calculation uses.
	ProductType *ProductType `wire:"product_type"`
	// Tax code the calculation uses.
	TaxCode *TaxCodeId `wire:"tax_code"`
	// Whether the amount in the request includes tax.
	TaxBehavior *TaxRateResultTaxBehavior `wire:"tax_behavior"`
	// Whether the sale is an import.
	Import *bool `wire:"import"`
	// Remarks on the calculation.
	Notice Opt[string] `wire:"notice"`
	// Remarks on the calculation.
	//
	// Deprecated: see the description of the API.
	Notes Opt[string] `wire:"notes"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TaxRateResult) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TaxRateResult) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TaxRateResultStatus: Whether and why tax is charged.
type TaxRateResultStatus string

const (
	TaxRateResultStatusTaxable       TaxRateResultStatus = "taxable"
	TaxRateResultStatusNonTaxable    TaxRateResultStatus = "non_taxable"
	TaxRateResultStatusNotRegistered TaxRateResultStatus = "not_registered"
	TaxRateResultStatusReverseCharge TaxRateResultStatus = "reverse_charge"
)

// TaxRateResultTaxBehavior: Whether the amount in the request includes tax.
type TaxRateResultTaxBehavior string

const (
	TaxRateResultTaxBehaviorInclusive TaxRateResultTaxBehavior = "inclusive"
	TaxRateResultTaxBehaviorExclusive TaxRateResultTaxBehavior = "exclusive"
)

// Transaction: A sale or a refund to record.
type Transaction struct {
	// Whether you record a sale or a refund.
	Type *TransactionType `wire:"type"`
	// What you sold or refunded: up to 200 items.
	Items []TransactionItem `wire:"items" is:"required"`
	// How the transaction was paid.
	Payment TransactionPayment `wire:"payment" is:"required"`
	// The customer: an existing contact or the data of a new one.
	Customer Opt[ContactInput] `wire:"customer"`
	// Currency of the amounts.
	Currency Opt[string] `wire:"currency"`
	// Date of the transaction.
	Date *string `wire:"date"`
	// Where to ship the goods.
	ShippingAddress Opt[ShippingAddress] `wire:"shipping_address"`
	// Proof of the customer's location.
	Evidence Opt[EvidenceNested] `wire:"evidence"`
	// Platform the transaction comes from.
	Processor Opt[string] `wire:"processor"`
	// ID at that platform.
	ProcessorID Opt[string] `wire:"processor_id"`
	// Fee the payment processor keeps: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// The customer's purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Notes on the document.
	Notes Opt[string] `wire:"notes"`
	// Tags in one string, separated by commas, each with at most 40 characters.
	Tags Opt[string] `wire:"tags"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Transaction) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Transaction) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TransactionItem: An item of a transaction.
type TransactionItem struct {
	// Amount of the item: decimal number, in the currency.
	Amount float64 `wire:"amount" is:"required"`
	// Number of units.
	Quantity *int64 `wire:"quantity"`
	// What was sold or refunded, in a few words.
	Description Opt[string] `wire:"description"`
	// Code (SKU) of the product.
	ProductCode Opt[string] `wire:"product_code"`
	// Discount on the item, in percent.
	DiscountRate Opt[float64] `wire:"discount_rate"`
	// Tax that applies to the item.
	Tax Opt[TransactionTax] `wire:"tax"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TransactionItem) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TransactionItem) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TransactionPayment: How the transaction was paid.
type TransactionPayment struct {
	// How the money was paid or paid back.
	Method *PaymentMethod `wire:"method"`
	// The payment provider.
	Processor Opt[string] `wire:"processor"`
	// ID of the payment at that provider.
	ProcessorID Opt[string] `wire:"processor_id"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TransactionPayment) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TransactionPayment) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TransactionResult: The invoice or credit note issued for a transaction.
type TransactionResult struct {
	// ID of the document.
	ID int64 `wire:"id" is:"required"`
	// Number of the document.
	Number *string `wire:"number"`
	// Kind of document issued.
	Type TransactionResultType `wire:"type" is:"required"`
	// How far the document is settled.
	State *TransactionResultState `wire:"state"`
	// The customer.
	Contact Opt[Contact] `wire:"contact"`
	// Lines of the document.
	Items []TransactionResultItem `wire:"items" is:"required"`
	// Currency of the amounts.
	Currency *string `wire:"currency"`
	// Date of the transaction, if sent.
	Date Opt[string] `wire:"date"`
	// Date on which the document was issued.
	IssueDate *string `wire:"issue_date"`
	// Where to ship the goods, if sent.
	ShippingAddress Opt[ShippingAddress] `wire:"shipping_address"`
	// Proof of the customer's location.
	Evidence Opt[Evidence] `wire:"evidence"`
	// Platform the transaction comes from.
	Processor Opt[string] `wire:"processor"`
	// ID at that platform.
	ProcessorID Opt[string] `wire:"processor_id"`
	// Fee the payment processor keeps, if sent: integer, in cents.
	ProcessorFeeCents Opt[int64] `wire:"processor_fee_cents"`
	// The customer's purchase order (PO) number.
	PoNumber Opt[string] `wire:"po_number"`
	// Notes on the document.
	Notes Opt[string] `wire:"notes"`
	// Tags in one string, separated by commas.
	Tags Opt[string] `wire:"tags"`
	// Sum before discounts and tax: integer, in cents.
	SubtotalCents *int64 `wire:"subtotal_cents"`
	// Sum of the discounts: integer, in cents.
	DiscountCents *int64 `wire:"discount_cents"`
	// Taxes of the document, one entry for each tax.
	Taxes []TransactionResultTax `wire:"taxes"`
	// Total including tax: integer, in cents.
	TotalCents int64 `wire:"total_cents" is:"required"`
	// Payments recorded for the document.
	Payments []Payment `wire:"payments"`
	// When the transaction was recorded.
	CreatedAt *int64 `wire:"created_at"`
	// Permanent link to the document.
	Permalink *string `wire:"permalink"`
	// URL of the document as a PDF file.
	Pdf *string `wire:"pdf"`
	// Your own data about the document.
	CustomMetadata Opt[map[string]string] `wire:"custom_metadata"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TransactionResult) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TransactionResult) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TransactionResultItem: A line of the document issued for a transaction.
type TransactionResultItem struct {
	// ID of the line.
	ID int64 `wire:"id" is:"required"`
	// What was sold or refunded, in a few words.
	Description Opt[string] `wire:"description"`
	// Number of units.
	Quantity *int64 `wire:"quantity"`
	// Price per unit: decimal number, in the currency.
	UnitPrice *float64 `wire:"unit_price"`
	// Discount on the item, in percent.
	DiscountRate Opt[float64] `wire:"discount_rate"`
	// Code (SKU) of the product.
	ProductCode Opt[string] `wire:"product_code"`
	// Tax code that applies to the item.
	TaxCode Opt[TaxCodeId] `wire:"tax_code"`
	// Name of the tax, such as VAT.
	TaxName Opt[string] `wire:"tax_name"`
	// Tax rate, in percent.
	TaxRate Opt[float64] `wire:"tax_rate"`
	// Country that levies the tax.
	TaxCountry Opt[string] `wire:"tax_country"`
	// Region that levies the tax.
	TaxRegion Opt[string] `wire:"tax_region"`
	// Part of the amount that is taxed, in percent.
	TaxablePart Opt[float64] `wire:"taxable_part"`
	// Amount of the item before discounts and tax: integer, in cents.
	SubtotalCents *int64 `wire:"subtotal_cents"`
	// Discount on the item: integer, in cents.
	DiscountCents *int64 `wire:"discount_cents"`
	// Total of the item including tax: integer, in cents.
	TotalAmountCents *int64 `wire:"total_amount_cents"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TransactionResultItem) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TransactionResultItem) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TransactionResultState: How far the document is settled.
type TransactionResultState string

const (
	TransactionResultStateOutstanding   TransactionResultState = "outstanding"
	TransactionResultStateLate          TransactionResultState = "late"
	TransactionResultStateUncollectible TransactionResultState = "uncollectible"
	TransactionResultStatePaid          TransactionResultState = "paid"
	TransactionResultStateRefunded      TransactionResultState = "refunded"
	TransactionResultStateVoid          TransactionResultState = "void"
	TransactionResultStateArchived      TransactionResultState = "archived"
)

// TransactionResultTax: A tax of the document issued for a transaction.
type TransactionResultTax struct {
	// Text printed for the tax, such as VAT 19% or Reverse charge.
	Label *string `wire:"label"`
	// Tax rate, in percent.
	Rate *float64 `wire:"rate"`
	// Country that levies the tax.
	Country *string `wire:"country"`
	// Region that levies the tax.
	Region Opt[string] `wire:"region"`
	// Tax code the tax follows from.
	TaxCode Opt[TaxCodeId] `wire:"tax_code"`
	// Amount of the tax: integer, in cents.
	AmountCents *int64 `wire:"amount_cents"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TransactionResultTax) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TransactionResultTax) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TransactionResultType: Kind of document issued.
type TransactionResultType string

const (
	TransactionResultTypeInvoice TransactionResultType = "Invoice"
	TransactionResultTypeCredit  TransactionResultType = "Credit"
)

// TransactionTax: Tax that applies to the item.
type TransactionTax struct {
	// Country that levies the tax.
	Country string `wire:"country" is:"required"`
	// Region that levies the tax.
	Region Opt[string] `wire:"region"`
	// Name of the tax, such as VAT.
	Name Opt[string] `wire:"name"`
	// Tax rate, in percent.
	Rate Opt[float64] `wire:"rate"`
	// Tax code of the item.
	TaxCode Opt[TaxCodeIdInput] `wire:"tax_code"`
	// Part of the amount that is taxed, in percent.
	TaxablePart Opt[float64] `wire:"taxable_part"`
	// Name of a second tax.
	AdditionalName Opt[string] `wire:"additional_name"`
	// Rate of the second tax, in percent.
	AdditionalRate Opt[float64] `wire:"additional_rate"`
	// Part of the amount that the second tax applies to, in percent.
	AdditionalTaxablePart Opt[float64] `wire:"additional_taxable_part"`
	// Whether the sale is an import.
	Import Opt[bool] `wire:"import"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o TransactionTax) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *TransactionTax) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// TransactionType: Whether you record a sale or a refund.
type TransactionType string

const (
	TransactionTypeSale   TransactionType = "sale"
	TransactionTypeRefund TransactionType = "refund"
)

type UpdateCreditBody struct {
	FinalDocument *FinalDocument
	CreditUpdate  *CreditUpdate

	// Raw is what came, also if no variant fits.
	Raw json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (u UpdateCreditBody) MarshalJSON() ([]byte, error) {
	return marshalUnion(u)
}

// UnmarshalJSON reads the JSON of the API.
func (u *UpdateCreditBody) UnmarshalJSON(data []byte) error {
	return unmarshalUnion(data, u, "", nil)
}

type UpdateInvoiceBody struct {
	FinalDocument *FinalDocument
	InvoiceUpdate *InvoiceUpdate

	// Raw is what came, also if no variant fits.
	Raw json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (u UpdateInvoiceBody) MarshalJSON() ([]byte, error) {
	return marshalUnion(u)
}

// UnmarshalJSON reads the JSON of the API.
func (u *UpdateInvoiceBody) UnmarshalJSON(data []byte) error {
	return unmarshalUnion(data, u, "", nil)
}

// ValidationError: The fields of the request that are not valid, and why.
type ValidationError struct {
	// Messages by field name.
	Errors map[string][]string `wire:"errors" is:"required"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o ValidationError) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *ValidationError) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// Webhook: A subscription to events, sent to a URL of yours.
type Webhook struct {
	// ID of the webhook.
	ID int64 `wire:"id" is:"required"`
	// URL to call.
	URL *string `wire:"url"`
	// Events to subscribe to.
	EventsTypes []EventType `wire:"events_types"`
	// Secret for checking the signature of a call.
	AuthKey *string `wire:"auth_key"`
	// Number of events sent so far.
	EventsSent Opt[int64] `wire:"events_sent"`
	// When the last event was sent.
	LastSentAt Opt[int64] `wire:"last_sent_at"`
	// Text of the last error.
	LastError Opt[string] `wire:"last_error"`
	// When the last error occurred.
	LastErrorAt Opt[int64] `wire:"last_error_at"`
	// When the webhook was created.
	CreatedAt *int64 `wire:"created_at"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o Webhook) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *Webhook) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// WebhookCreate: A webhook to create.
type WebhookCreate struct {
	// URL to call.
	URL string `wire:"url" is:"required"`
	// Events to subscribe to, at least one.
	EventsTypes []EventTypeInput `wire:"events_types" is:"required"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o WebhookCreate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *WebhookCreate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// WebhookUpdate: Fields of a webhook that you can update.
type WebhookUpdate struct {
	// URL to call.
	URL *string `wire:"url"`
	// Events to subscribe to, at least one.
	EventsTypes []EventTypeInput `wire:"events_types"`

	// Extra has the members without a field.
	Extra map[string]json.RawMessage
}

// MarshalJSON writes the JSON of the API.
func (o WebhookUpdate) MarshalJSON() ([]byte, error) {
	return marshalObject(o)
}

// UnmarshalJSON reads the JSON of the API.
func (o *WebhookUpdate) UnmarshalJSON(data []byte) error {
	return unmarshalObject(data, o)
}

// BadRequestError is the status 400. Its Body is that of the API.
type BadRequestError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *BadRequestError) Unwrap() error {
	return e.APIError
}

// UnauthorizedError is the status 401. Its Body is that of the API.
type UnauthorizedError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *UnauthorizedError) Unwrap() error {
	return e.APIError
}

// ForbiddenError is the status 403. Its Body is that of the API.
type ForbiddenError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *ForbiddenError) Unwrap() error {
	return e.APIError
}

// NotFoundError is the status 404. Its Body is that of the API.
type NotFoundError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *NotFoundError) Unwrap() error {
	return e.APIError
}

// MethodNotAllowedError is the status 405. Its Body is that of the API.
type MethodNotAllowedError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *MethodNotAllowedError) Unwrap() error {
	return e.APIError
}

// NotAcceptableError is the status 406. Its Body is that of the API.
type NotAcceptableError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *NotAcceptableError) Unwrap() error {
	return e.APIError
}

// GoneError is the status 410. Its Body is that of the API.
type GoneError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *GoneError) Unwrap() error {
	return e.APIError
}

// UnprocessableContentError is the status 422. Its Body is that of the API.
type UnprocessableContentError struct {
	*APIError
	Body ValidationError
}

// Unwrap returns the error as any status has it.
func (e *UnprocessableContentError) Unwrap() error {
	return e.APIError
}

// TooManyRequestsError is the status 429. Its Body is that of the API.
type TooManyRequestsError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *TooManyRequestsError) Unwrap() error {
	return e.APIError
}

// InternalServerError is the status 500. Its Body is that of the API.
type InternalServerError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *InternalServerError) Unwrap() error {
	return e.APIError
}

// BadGatewayError is the status 502. Its Body is that of the API.
type BadGatewayError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *BadGatewayError) Unwrap() error {
	return e.APIError
}

// ServiceUnavailableError is the status 503. Its Body is that of the API.
type ServiceUnavailableError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *ServiceUnavailableError) Unwrap() error {
	return e.APIError
}

// GatewayTimeoutError is the status 504. Its Body is that of the API.
type GatewayTimeoutError struct {
	*APIError
	Body Error
}

// Unwrap returns the error as any status has it.
func (e *GatewayTimeoutError) Unwrap() error {
	return e.APIError
}

// CalculateTaxRateOptions are the options of CalculateTaxRate.
type CalculateTaxRateOptions struct {
	ToCountry      string                       `in:"query" wire:"to_country" is:"required"`
	FromCountry    *string                      `in:"query" wire:"from_country"`
	FromPostalCode *string                      `in:"query" wire:"from_postal_code"`
	ToPostalCode   *string                      `in:"query" wire:"to_postal_code"`
	ToCity         *string                      `in:"query" wire:"to_city"`
	ToStreet       *string                      `in:"query" wire:"to_street"`
	TaxID          *string                      `in:"query" wire:"tax_id"`
	TaxCode        *TaxCodeIdInput              `in:"query" wire:"tax_code"`
	TaxBehavior    *CalculateTaxRateTaxBehavior `in:"query" wire:"tax_behavior"`
	ProductType    *ProductTypeInput            `in:"query" wire:"product_type"`
	Date           *string                      `in:"query" wire:"date"`
	Amount         *float64                     `in:"query" wire:"amount"`
	Currency       *string                      `in:"query" wire:"currency"`
}

// ListInvoicesOptions are the options of ListInvoices.
type ListInvoicesOptions struct {
	Q             *string            `in:"query" wire:"q"`
	Date          *string            `in:"query" wire:"date"`
	State         *ListInvoicesState `in:"query" wire:"state"`
	ProcessorID   *string            `in:"query" wire:"processor_id"`
	Contact       *int64             `in:"query" wire:"contact"`
	CreatedBefore *int64             `in:"query" wire:"created_before"`
	Limit         *int64             `in:"query" wire:"limit"`
}

// ListCreditsOptions are the options of ListCredits.
type ListCreditsOptions struct {
	Q             *string           `in:"query" wire:"q"`
	Date          *string           `in:"query" wire:"date"`
	State         *ListCreditsState `in:"query" wire:"state"`
	ProcessorID   *string           `in:"query" wire:"processor_id"`
	CreatedBefore *int64            `in:"query" wire:"created_before"`
	Limit         *int64            `in:"query" wire:"limit"`
}

// ListExpensesOptions are the options of ListExpenses.
type ListExpensesOptions struct {
	Q             *string            `in:"query" wire:"q"`
	Date          *string            `in:"query" wire:"date"`
	State         *ListExpensesState `in:"query" wire:"state"`
	Contact       *int64             `in:"query" wire:"contact"`
	CreatedBefore *int64             `in:"query" wire:"created_before"`
	Limit         *int64             `in:"query" wire:"limit"`
}

// ListRecurringOptions are the options of ListRecurring.
type ListRecurringOptions struct {
	Q             *string             `in:"query" wire:"q"`
	Date          *string             `in:"query" wire:"date"`
	State         *ListRecurringState `in:"query" wire:"state"`
	Contact       *int64              `in:"query" wire:"contact"`
	CreatedBefore *int64              `in:"query" wire:"created_before"`
	Limit         *int64              `in:"query" wire:"limit"`
}

// ListContactsOptions are the options of ListContacts.
type ListContactsOptions struct {
	Q             *string `in:"query" wire:"q"`
	ProcessorID   *string `in:"query" wire:"processor_id"`
	CreatedBefore *int64  `in:"query" wire:"created_before"`
	Limit         *int64  `in:"query" wire:"limit"`
}

// ListProductsOptions are the options of ListProducts.
type ListProductsOptions struct {
	Q             *string `in:"query" wire:"q"`
	CreatedBefore *int64  `in:"query" wire:"created_before"`
	Limit         *int64  `in:"query" wire:"limit"`
}

// ListTaxIDsOptions are the options of ListTaxIDs.
type ListTaxIDsOptions struct {
	CreatedBefore *int64 `in:"query" wire:"created_before"`
	Limit         *int64 `in:"query" wire:"limit"`
}

// ValidateTaxIDOptions are the options of ValidateTaxID.
type ValidateTaxIDOptions struct {
	Country string `in:"query" wire:"country" is:"required"`
	TaxID   string `in:"query" wire:"tax_id" is:"required"`
}

// ListJurisdictionsOptions are the options of ListJurisdictions.
type ListJurisdictionsOptions struct {
	Country *string `in:"query" wire:"country"`
	Region  *string `in:"query" wire:"region"`
}

// ListEvidenceOptions are the options of ListEvidence.
type ListEvidenceOptions struct {
	State         []ListEvidenceStateItem `in:"query" wire:"state" style:"form"`
	DocumentID    *int64                  `in:"query" wire:"document_id"`
	CreatedBefore *int64                  `in:"query" wire:"created_before"`
	Limit         *int64                  `in:"query" wire:"limit"`
}

// ListCouponsOptions are the options of ListCoupons.
type ListCouponsOptions struct {
	CreatedBefore *int64 `in:"query" wire:"created_before"`
	Limit         *int64 `in:"query" wire:"limit"`
}

// ListSessionsOptions are the options of ListSessions.
type ListSessionsOptions struct {
	Status        *ListSessionsStatus `in:"query" wire:"status"`
	CreatedBefore *int64              `in:"query" wire:"created_before"`
	Limit         *int64              `in:"query" wire:"limit"`
}

// ListReportRequestsOptions are the options of ListReportRequests.
type ListReportRequestsOptions struct {
	CreatedBefore *int64 `in:"query" wire:"created_before"`
	Limit         *int64 `in:"query" wire:"limit"`
}

// ListWebhooksOptions are the options of ListWebhooks.
type ListWebhooksOptions struct {
	CreatedBefore *int64 `in:"query" wire:"created_before"`
	Limit         *int64 `in:"query" wire:"limit"`
}

// ListAccountsOptions are the options of ListAccounts.
type ListAccountsOptions struct {
	CreatedBefore *int64 `in:"query" wire:"created_before"`
	Limit         *int64 `in:"query" wire:"limit"`
}

// ListAddressesOptions are the options of ListAddresses.
type ListAddressesOptions struct {
	CreatedBefore *int64 `in:"query" wire:"created_before"`
	Limit         *int64 `in:"query" wire:"limit"`
}

// ClientOptions are the settings of a client.
type ClientOptions struct {
	BasicAuth  Basic
	BearerAuth string
	Oauth2     string
	// BaseURL is where all calls go; without it to https://demo.sandbox.abaco.example/api, or to the server of an operation.
	BaseURL string
	// Timeout of each attempt, 30 seconds without it.
	Timeout time.Duration
}

// Client has one method for each operation of Abaco API.
type Client struct{ base }

// NewClient returns a client, which several goroutines may use at once.
func NewClient(options ClientOptions) *Client {
	return &Client{newBase(base{
		baseURL: options.BaseURL,
		server:  "https://demo.sandbox.abaco.example/api",
		timeout: options.Timeout,
		keys: map[string]*Param{
			"basicAuth":  basicKey(options.BasicAuth),
			"bearerAuth": tokenKey("Bearer", options.BearerAuth),
			"oauth2":     tokenKey("Bearer", options.Oauth2),
		},
		errors: map[int]reflect.Type{
			400: reflect.TypeOf(BadRequestError{}),
			401: reflect.TypeOf(UnauthorizedError{}),
			403: reflect.TypeOf(ForbiddenError{}),
			404: reflect.TypeOf(NotFoundError{}),
			405: reflect.TypeOf(MethodNotAllowedError{}),
			406: reflect.TypeOf(NotAcceptableError{}),
			410: reflect.TypeOf(GoneError{}),
			422: reflect.TypeOf(UnprocessableContentError{}),
			429: reflect.TypeOf(TooManyRequestsError{}),
			500: reflect.TypeOf(InternalServerError{}),
			502: reflect.TypeOf(BadGatewayError{}),
			503: reflect.TypeOf(ServiceUnavailableError{}),
			504: reflect.TypeOf(GatewayTimeoutError{}),
		},
		accept:      "application/json; api_version=20241028",
		auth:        Auth{{"basicAuth"}, {"oauth2"}, {"bearerAuth"}},
		resetHeader: "X-RateLimit-Reset",
	})}
}

// CalculateTaxRate: Calculate the tax on a sale — GET /tax_rates/calculate.
func (c *Client) CalculateTaxRate(ctx context.Context, options *CalculateTaxRateOptions) (result TaxRateResult, err error) {
	err = c.call(ctx, &result, "GET", "/tax_rates/calculate", Contents{Params: paramsOf(options)})
	return result, err
}

// CreateTransaction: Record a sale or a refund — POST /transactions.
func (c *Client) CreateTransaction(ctx context.Context, body Transaction) (result TransactionResult, err error) {
	err = c.call(ctx, &result, "POST", "/transactions", Contents{Body: JSON(body)})
	return result, err
}

// ListInvoices: List invoices — GET /invoices.
func (c *Client) ListInvoices(ctx context.Context, options *ListInvoicesOptions) (result []Invoice, err error) {
	err = c.call(ctx, &result, "GET", "/invoices", Contents{Params: paramsOf(options)})
	return result, err
}

// ListInvoicesAll: List invoices: the items of all pages, each page fetched when it is needed.
func (c *Client) ListInvoicesAll(ctx context.Context, options *ListInvoicesOptions) *Pages[Invoice] {
	return pagesOf[Invoice](ctx, &c.base, "X-Pages-NextPage", "/invoices", Contents{
		Params: paramsOf(options),
	})
}

// CreateInvoice: Create an invoice — POST /invoices.
func (c *Client) CreateInvoice(ctx context.Context, body InvoiceCreate) (result Invoice, err error) {
	err = c.call(ctx, &result, "POST", "/invoices", Contents{Body: JSON(body)})
	return result, err
}

// GetInvoice: Get an invoice — GET /invoices/{id}.
func (c *Client) GetInvoice(ctx context.Context, id int64) (result Invoice, err error) {
	err = c.call(ctx, &result, "GET", "/invoices/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateInvoice: Update an invoice — PUT /invoices/{id}.
func (c *Client) UpdateInvoice(ctx context.Context, id int64, body UpdateInvoiceBody) (result Invoice, err error) {
	err = c.call(ctx, &result, "PUT", "/invoices/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteInvoice: Delete an invoice (gone) — DELETE /invoices/{id}.
func (c *Client) DeleteInvoice(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/invoices/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// DeliverInvoice: Deliver an invoice — GET /invoices/{id}/deliver.
func (c *Client) DeliverInvoice(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "GET", "/invoices/{id}/deliver", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ListCredits: List credit notes — GET /credits.
func (c *Client) ListCredits(ctx context.Context, options *ListCreditsOptions) (result []Credit, err error) {
	err = c.call(ctx, &result, "GET", "/credits", Contents{Params: paramsOf(options)})
	return result, err
}

// ListCreditsAll: List credit notes: the items of all pages, each page fetched when it is needed.
func (c *Client) ListCreditsAll(ctx context.Context, options *ListCreditsOptions) *Pages[Credit] {
	return pagesOf[Credit](ctx, &c.base, "X-Pages-NextPage", "/credits", Contents{
		Params: paramsOf(options),
	})
}

// CreateCredit: Create a credit note — POST /credits.
func (c *Client) CreateCredit(ctx context.Context, body CreditCreate) (result Credit, err error) {
	err = c.call(ctx, &result, "POST", "/credits", Contents{Body: JSON(body)})
	return result, err
}

// GetCredit: Get a credit note — GET /credits/{id}.
func (c *Client) GetCredit(ctx context.Context, id int64) (result Credit, err error) {
	err = c.call(ctx, &result, "GET", "/credits/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateCredit: Update a credit note — PUT /credits/{id}.
func (c *Client) UpdateCredit(ctx context.Context, id int64, body UpdateCreditBody) (result Credit, err error) {
	err = c.call(ctx, &result, "PUT", "/credits/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteCredit: Delete a credit note (gone) — DELETE /credits/{id}.
func (c *Client) DeleteCredit(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/credits/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// VoidCredit: Void a credit note — PUT /credits/{id}/void.
func (c *Client) VoidCredit(ctx context.Context, id int64) (result Credit, err error) {
	err = c.call(ctx, &result, "PUT", "/credits/{id}/void", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// DeliverCredit: Deliver a credit note — GET /credits/{id}/deliver.
func (c *Client) DeliverCredit(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "GET", "/credits/{id}/deliver", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ListExpenses: List expenses — GET /expenses.
func (c *Client) ListExpenses(ctx context.Context, options *ListExpensesOptions) (result []Expense, err error) {
	err = c.call(ctx, &result, "GET", "/expenses", Contents{Params: paramsOf(options)})
	return result, err
}

// ListExpensesAll: List expenses: the items of all pages, each page fetched when it is needed.
func (c *Client) ListExpensesAll(ctx context.Context, options *ListExpensesOptions) *Pages[Expense] {
	return pagesOf[Expense](ctx, &c.base, "X-Pages-NextPage", "/expenses", Contents{
		Params: paramsOf(options),
	})
}

// CreateExpense: Record an expense — POST /expenses.
func (c *Client) CreateExpense(ctx context.Context, body ExpenseCreate) (result Expense, err error) {
	err = c.call(ctx, &result, "POST", "/expenses", Contents{Body: JSON(body)})
	return result, err
}

// GetExpense: Get an expense — GET /expenses/{id}.
func (c *Client) GetExpense(ctx context.Context, id int64) (result Expense, err error) {
	err = c.call(ctx, &result, "GET", "/expenses/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateExpense: Update an expense — PUT /expenses/{id}.
func (c *Client) UpdateExpense(ctx context.Context, id int64, body ExpenseUpdate) (result Expense, err error) {
	err = c.call(ctx, &result, "PUT", "/expenses/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteExpense: Delete an expense — DELETE /expenses/{id}.
func (c *Client) DeleteExpense(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/expenses/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ListRecurring: List recurring invoices — GET /recurring.
func (c *Client) ListRecurring(ctx context.Context, options *ListRecurringOptions) (result []Recurring, err error) {
	err = c.call(ctx, &result, "GET", "/recurring", Contents{Params: paramsOf(options)})
	return result, err
}

// ListRecurringAll: List recurring invoices: the items of all pages, each page fetched when it is needed.
func (c *Client) ListRecurringAll(ctx context.Context, options *ListRecurringOptions) *Pages[Recurring] {
	return pagesOf[Recurring](ctx, &c.base, "X-Pages-NextPage", "/recurring", Contents{
		Params: paramsOf(options),
	})
}

// CreateRecurring: Create a recurring invoice — POST /recurring.
func (c *Client) CreateRecurring(ctx context.Context, body RecurringCreate) (result Recurring, err error) {
	err = c.call(ctx, &result, "POST", "/recurring", Contents{Body: JSON(body)})
	return result, err
}

// GetRecurring: Get a recurring invoice — GET /recurring/{id}.
func (c *Client) GetRecurring(ctx context.Context, id int64) (result Recurring, err error) {
	err = c.call(ctx, &result, "GET", "/recurring/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateRecurring: Update a recurring invoice — PUT /recurring/{id}.
func (c *Client) UpdateRecurring(ctx context.Context, id int64, body RecurringUpdate) (result Recurring, err error) {
	err = c.call(ctx, &result, "PUT", "/recurring/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteRecurring: Delete a recurring invoice — DELETE /recurring/{id}.
func (c *Client) DeleteRecurring(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/recurring/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ListContacts: List contacts — GET /contacts.
func (c *Client) ListContacts(ctx context.Context, options *ListContactsOptions) (result []Contact, err error) {
	err = c.call(ctx, &result, "GET", "/contacts", Contents{Params: paramsOf(options)})
	return result, err
}

// ListContactsAll: List contacts: the items of all pages, each page fetched when it is needed.
func (c *Client) ListContactsAll(ctx context.Context, options *ListContactsOptions) *Pages[Contact] {
	return pagesOf[Contact](ctx, &c.base, "X-Pages-NextPage", "/contacts", Contents{
		Params: paramsOf(options),
	})
}

// CreateContact: Create a contact — POST /contacts.
func (c *Client) CreateContact(ctx context.Context, body ContactData) (result Contact, err error) {
	err = c.call(ctx, &result, "POST", "/contacts", Contents{Body: JSON(body)})
	return result, err
}

// GetContact: Get a contact — GET /contacts/{id}.
func (c *Client) GetContact(ctx context.Context, id int64) (result Contact, err error) {
	err = c.call(ctx, &result, "GET", "/contacts/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateContact: Update a contact — PUT /contacts/{id}.
func (c *Client) UpdateContact(ctx context.Context, id int64, body ContactUpdate) (result Contact, err error) {
	err = c.call(ctx, &result, "PUT", "/contacts/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteContact: Delete a contact — DELETE /contacts/{id}.
func (c *Client) DeleteContact(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/contacts/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ListProducts: List products — GET /items.
func (c *Client) ListProducts(ctx context.Context, options *ListProductsOptions) (result []Product, err error) {
	err = c.call(ctx, &result, "GET", "/items", Contents{Params: paramsOf(options)})
	return result, err
}

// ListProductsAll: List products: the items of all pages, each page fetched when it is needed.
func (c *Client) ListProductsAll(ctx context.Context, options *ListProductsOptions) *Pages[Product] {
	return pagesOf[Product](ctx, &c.base, "X-Pages-NextPage", "/items", Contents{
		Params: paramsOf(options),
	})
}

// CreateProduct: Create a product — POST /items.
func (c *Client) CreateProduct(ctx context.Context, body ProductCreate) (result Product, err error) {
	err = c.call(ctx, &result, "POST", "/items", Contents{Body: JSON(body)})
	return result, err
}

// GetProduct: Get a product — GET /items/{id}.
func (c *Client) GetProduct(ctx context.Context, id int64) (result Product, err error) {
	err = c.call(ctx, &result, "GET", "/items/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateProduct: Update a product — PUT /items/{id}.
func (c *Client) UpdateProduct(ctx context.Context, id int64, body ProductUpdate) (result Product, err error) {
	err = c.call(ctx, &result, "PUT", "/items/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteProduct: Delete a product — DELETE /items/{id}.
func (c *Client) DeleteProduct(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/items/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ListTaxIDs: List tax IDs — GET /tax_ids.
func (c *Client) ListTaxIDs(ctx context.Context, options *ListTaxIDsOptions) (result []TaxId, err error) {
	err = c.call(ctx, &result, "GET", "/tax_ids", Contents{Params: paramsOf(options)})
	return result, err
}

// ListTaxIDsAll: List tax IDs: the items of all pages, each page fetched when it is needed.
func (c *Client) ListTaxIDsAll(ctx context.Context, options *ListTaxIDsOptions) *Pages[TaxId] {
	return pagesOf[TaxId](ctx, &c.base, "X-Pages-NextPage", "/tax_ids", Contents{
		Params: paramsOf(options),
	})
}

// CreateTaxID: Register a tax ID — POST /tax_ids.
func (c *Client) CreateTaxID(ctx context.Context, body TaxIdCreate) (result TaxId, err error) {
	err = c.call(ctx, &result, "POST", "/tax_ids", Contents{Body: JSON(body)})
	return result, err
}

// GetTaxID: Get a tax ID — GET /tax_ids/{id}.
func (c *Client) GetTaxID(ctx context.Context, id int64) (result TaxId, err error) {
	err = c.call(ctx, &result, "GET", "/tax_ids/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateTaxID: Update a tax ID — PUT /tax_ids/{id}.
func (c *Client) UpdateTaxID(ctx context.Context, id int64, body TaxIdUpdate) (result TaxId, err error) {
	err = c.call(ctx, &result, "PUT", "/tax_ids/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteTaxID: Delete a tax ID — DELETE /tax_ids/{id}.
func (c *Client) DeleteTaxID(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/tax_ids/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ValidateTaxID: Validate a customer's tax ID — GET /tax_ids/validate.
func (c *Client) ValidateTaxID(ctx context.Context, options *ValidateTaxIDOptions) (result TaxIdValidation, err error) {
	err = c.call(ctx, &result, "GET", "/tax_ids/validate", Contents{Params: paramsOf(options)})
	return result, err
}

// ListJurisdictions: List jurisdictions — GET /jurisdictions.
func (c *Client) ListJurisdictions(ctx context.Context, options *ListJurisdictionsOptions) (result []Jurisdiction, err error) {
	err = c.call(ctx, &result, "GET", "/jurisdictions", Contents{Params: paramsOf(options)})
	return result, err
}

// GetJurisdiction: Get a jurisdiction — GET /jurisdictions/{id}.
func (c *Client) GetJurisdiction(ctx context.Context, id int64) (result Jurisdiction, err error) {
	err = c.call(ctx, &result, "GET", "/jurisdictions/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// ListTaxCodes: List tax codes — GET /tax_codes.
func (c *Client) ListTaxCodes(ctx context.Context) (result []TaxCode, err error) {
	err = c.call(ctx, &result, "GET", "/tax_codes", Contents{})
	return result, err
}

// GetTaxCode: Get a tax code — GET /tax_codes/{id}.
func (c *Client) GetTaxCode(ctx context.Context, id TaxCodeIdInput) (result TaxCode, err error) {
	err = c.call(ctx, &result, "GET", "/tax_codes/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// ListEvidence: List evidence — GET /evidence.
func (c *Client) ListEvidence(ctx context.Context, options *ListEvidenceOptions) (result []Evidence, err error) {
	err = c.call(ctx, &result, "GET", "/evidence", Contents{Params: paramsOf(options)})
	return result, err
}

// ListEvidenceAll: List evidence: the items of all pages, each page fetched when it is needed.
func (c *Client) ListEvidenceAll(ctx context.Context, options *ListEvidenceOptions) *Pages[Evidence] {
	return pagesOf[Evidence](ctx, &c.base, "X-Pages-NextPage", "/evidence", Contents{
		Params: paramsOf(options),
	})
}

// CreateEvidence: Add evidence to a document — POST /evidence.
func (c *Client) CreateEvidence(ctx context.Context, body EvidenceCreate) (result Evidence, err error) {
	err = c.call(ctx, &result, "POST", "/evidence", Contents{Body: JSON(body)})
	return result, err
}

// GetEvidence: Get evidence — GET /evidence/{id}.
func (c *Client) GetEvidence(ctx context.Context, id int64) (result Evidence, err error) {
	err = c.call(ctx, &result, "GET", "/evidence/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateEvidence: Update evidence — PUT /evidence/{id}.
func (c *Client) UpdateEvidence(ctx context.Context, id int64, body EvidenceUpdate) (result Evidence, err error) {
	err = c.call(ctx, &result, "PUT", "/evidence/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// ListCoupons: List coupons — GET /checkout/coupons.
func (c *Client) ListCoupons(ctx context.Context, options *ListCouponsOptions) (result []Coupon, err error) {
	err = c.call(ctx, &result, "GET", "/checkout/coupons", Contents{Params: paramsOf(options)})
	return result, err
}

// ListCouponsAll: List coupons: the items of all pages, each page fetched when it is needed.
func (c *Client) ListCouponsAll(ctx context.Context, options *ListCouponsOptions) *Pages[Coupon] {
	return pagesOf[Coupon](ctx, &c.base, "X-Pages-NextPage", "/checkout/coupons", Contents{
		Params: paramsOf(options),
	})
}

// CreateCoupon: Create a coupon — POST /checkout/coupons.
func (c *Client) CreateCoupon(ctx context.Context, body CouponCreate) (result Coupon, err error) {
	err = c.call(ctx, &result, "POST", "/checkout/coupons", Contents{Body: JSON(body)})
	return result, err
}

// GetCoupon: Get a coupon — GET /checkout/coupons/{id}.
func (c *Client) GetCoupon(ctx context.Context, id int64) (result Coupon, err error) {
	err = c.call(ctx, &result, "GET", "/checkout/coupons/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateCoupon: Update a coupon — PUT /checkout/coupons/{id}.
func (c *Client) UpdateCoupon(ctx context.Context, id int64, body CouponUpdate) (result Coupon, err error) {
	err = c.call(ctx, &result, "PUT", "/checkout/coupons/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteCoupon: Delete a coupon — DELETE /checkout/coupons/{id}.
func (c *Client) DeleteCoupon(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/checkout/coupons/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ListSessions: List checkout sessions — GET /checkout/sessions.
func (c *Client) ListSessions(ctx context.Context, options *ListSessionsOptions) (result []CheckoutSession, err error) {
	err = c.call(ctx, &result, "GET", "/checkout/sessions", Contents{Params: paramsOf(options)})
	return result, err
}

// ListSessionsAll: List checkout sessions: the items of all pages, each page fetched when it is needed.
func (c *Client) ListSessionsAll(ctx context.Context, options *ListSessionsOptions) *Pages[CheckoutSession] {
	return pagesOf[CheckoutSession](ctx, &c.base, "X-Pages-NextPage", "/checkout/sessions", Contents{
		Params: paramsOf(options),
	})
}

// CreateSession: Create a checkout session — POST /checkout/sessions.
func (c *Client) CreateSession(ctx context.Context, body CheckoutSessionCreate) (result CheckoutSession, err error) {
	err = c.call(ctx, &result, "POST", "/checkout/sessions", Contents{Body: JSON(body)})
	return result, err
}

// GetSession: Get a checkout session — GET /checkout/sessions/{id}.
func (c *Client) GetSession(ctx context.Context, id int64) (result CheckoutSession, err error) {
	err = c.call(ctx, &result, "GET", "/checkout/sessions/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateSession: Update a checkout session — PUT /checkout/sessions/{id}.
func (c *Client) UpdateSession(ctx context.Context, id int64, body CheckoutSessionUpdate) (result CheckoutSession, err error) {
	err = c.call(ctx, &result, "PUT", "/checkout/sessions/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteSession: Delete a checkout session — DELETE /checkout/sessions/{id}.
func (c *Client) DeleteSession(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/checkout/sessions/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ListReportRequests: List report requests — GET /reporting/requests.
func (c *Client) ListReportRequests(ctx context.Context, options *ListReportRequestsOptions) (result []ReportRequest, err error) {
	err = c.call(ctx, &result, "GET", "/reporting/requests", Contents{Params: paramsOf(options)})
	return result, err
}

// ListReportRequestsAll: List report requests: the items of all pages, each page fetched when it is needed.
func (c *Client) ListReportRequestsAll(ctx context.Context, options *ListReportRequestsOptions) *Pages[ReportRequest] {
	return pagesOf[ReportRequest](ctx, &c.base, "X-Pages-NextPage", "/reporting/requests", Contents{
		Params: paramsOf(options),
	})
}

// CreateReportRequest: Request a report — POST /reporting/requests.
func (c *Client) CreateReportRequest(ctx context.Context, body ReportRequestCreate) (result ReportRequest, err error) {
	err = c.call(ctx, &result, "POST", "/reporting/requests", Contents{Body: JSON(body)})
	return result, err
}

// GetReportRequest: Get a report request — GET /reporting/requests/{id}.
func (c *Client) GetReportRequest(ctx context.Context, id int64) (result ReportRequest, err error) {
	err = c.call(ctx, &result, "GET", "/reporting/requests/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// ListWebhooks: List webhooks — GET /webhooks.
func (c *Client) ListWebhooks(ctx context.Context, options *ListWebhooksOptions) (result []Webhook, err error) {
	err = c.call(ctx, &result, "GET", "/webhooks", Contents{Params: paramsOf(options)})
	return result, err
}

// ListWebhooksAll: List webhooks: the items of all pages, each page fetched when it is needed.
func (c *Client) ListWebhooksAll(ctx context.Context, options *ListWebhooksOptions) *Pages[Webhook] {
	return pagesOf[Webhook](ctx, &c.base, "X-Pages-NextPage", "/webhooks", Contents{
		Params: paramsOf(options),
	})
}

// CreateWebhook: Create a webhook — POST /webhooks.
func (c *Client) CreateWebhook(ctx context.Context, body WebhookCreate) (result Webhook, err error) {
	err = c.call(ctx, &result, "POST", "/webhooks", Contents{Body: JSON(body)})
	return result, err
}

// GetWebhook: Get a webhook — GET /webhooks/{id}.
func (c *Client) GetWebhook(ctx context.Context, id int64) (result Webhook, err error) {
	err = c.call(ctx, &result, "GET", "/webhooks/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return result, err
}

// UpdateWebhook: Update a webhook — PUT /webhooks/{id}.
func (c *Client) UpdateWebhook(ctx context.Context, id int64, body WebhookUpdate) (result Webhook, err error) {
	err = c.call(ctx, &result, "PUT", "/webhooks/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
	})
	return result, err
}

// DeleteWebhook: Delete a webhook — DELETE /webhooks/{id}.
func (c *Client) DeleteWebhook(ctx context.Context, id int64) error {
	_, err := c.Request(ctx, "DELETE", "/webhooks/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
	})
	return err
}

// ListAccounts: List accounts — GET /accounts.
func (c *Client) ListAccounts(ctx context.Context, options *ListAccountsOptions) (result []CustomAccount, err error) {
	err = c.call(ctx, &result, "GET", "/accounts", Contents{
		Params: paramsOf(options),
		Auth:   Auth{{"basicAuth"}, {"bearerAuth"}, {"oauth2"}},
	})
	return result, err
}

// ListAccountsAll: List accounts: the items of all pages, each page fetched when it is needed.
func (c *Client) ListAccountsAll(ctx context.Context, options *ListAccountsOptions) *Pages[CustomAccount] {
	return pagesOf[CustomAccount](ctx, &c.base, "X-Pages-NextPage", "/accounts", Contents{
		Params: paramsOf(options),
		Auth:   Auth{{"basicAuth"}, {"bearerAuth"}, {"oauth2"}},
	})
}

// CreateAccount: Create a custom account — POST /accounts.
func (c *Client) CreateAccount(ctx context.Context, body CustomAccountCreate) (result CustomAccount, err error) {
	err = c.call(ctx, &result, "POST", "/accounts", Contents{
		Body: JSON(body),
		Auth: Auth{{"basicAuth"}, {"bearerAuth"}, {"oauth2"}},
	})
	return result, err
}

// GetAccount: Get an account — GET /accounts/{id}.
func (c *Client) GetAccount(ctx context.Context, id int64) (result CustomAccount, err error) {
	err = c.call(ctx, &result, "GET", "/accounts/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Auth:   Auth{{"bearerAuth"}, {"basicAuth"}, {"oauth2"}},
		Server: "https://lumen.sandbox.abaco.example/api",
	})
	return result, err
}

// UpdateAccount: Update an account — PUT /accounts/{id}.
func (c *Client) UpdateAccount(ctx context.Context, id int64, body CustomAccountUpdate) (result CustomAccount, err error) {
	err = c.call(ctx, &result, "PUT", "/accounts/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
		Auth:   Auth{{"bearerAuth"}, {"basicAuth"}, {"oauth2"}},
		Server: "https://lumen.sandbox.abaco.example/api",
	})
	return result, err
}

// ListAddresses: List addresses — GET /addresses.
func (c *Client) ListAddresses(ctx context.Context, options *ListAddressesOptions) (result []Address, err error) {
	err = c.call(ctx, &result, "GET", "/addresses", Contents{
		Params: paramsOf(options),
		Auth:   Auth{{"bearerAuth"}, {"basicAuth"}, {"oauth2"}},
		Server: "https://lumen.sandbox.abaco.example/api",
	})
	return result, err
}

// ListAddressesAll: List addresses: the items of all pages, each page fetched when it is needed.
func (c *Client) ListAddressesAll(ctx context.Context, options *ListAddressesOptions) *Pages[Address] {
	return pagesOf[Address](ctx, &c.base, "X-Pages-NextPage", "/addresses", Contents{
		Params: paramsOf(options),
		Auth:   Auth{{"bearerAuth"}, {"basicAuth"}, {"oauth2"}},
		Server: "https://lumen.sandbox.abaco.example/api",
	})
}

// CreateAddress: Add an address — POST /addresses.
func (c *Client) CreateAddress(ctx context.Context, body AddressCreate) (result Address, err error) {
	err = c.call(ctx, &result, "POST", "/addresses", Contents{
		Body:   JSON(body),
		Auth:   Auth{{"bearerAuth"}, {"basicAuth"}, {"oauth2"}},
		Server: "https://lumen.sandbox.abaco.example/api",
	})
	return result, err
}

// GetAddress: Get an address — GET /addresses/{id}.
func (c *Client) GetAddress(ctx context.Context, id int64) (result Address, err error) {
	err = c.call(ctx, &result, "GET", "/addresses/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Auth:   Auth{{"bearerAuth"}, {"basicAuth"}, {"oauth2"}},
		Server: "https://lumen.sandbox.abaco.example/api",
	})
	return result, err
}

// UpdateAddress: Update an address — PUT /addresses/{id}.
func (c *Client) UpdateAddress(ctx context.Context, id int64, body AddressUpdate) (result Address, err error) {
	err = c.call(ctx, &result, "PUT", "/addresses/{id}", Contents{
		Params: []Param{{In: "path", Name: "id", Value: id}},
		Body:   JSON(body),
		Auth:   Auth{{"bearerAuth"}, {"basicAuth"}, {"oauth2"}},
		Server: "https://lumen.sandbox.abaco.example/api",
	})
	return result, err
}

// GetAuthorization: Get the identity of a key — GET /authorization.
func (c *Client) GetAuthorization(ctx context.Context) (result Authorization, err error) {
	err = c.call(ctx, &result, "GET", "/authorization", Contents{})
	return result, err
}

// GetPing: Check the connection — GET /ping.
func (c *Client) GetPing(ctx context.Context) (result Ping, err error) {
	err = c.call(ctx, &result, "GET", "/ping", Contents{})
	return result, err
}
