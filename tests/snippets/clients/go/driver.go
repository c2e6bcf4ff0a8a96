// A program that plays calls with a client file: a job as JSON on stdin, the outcomes as JSON on stdout. It knows nothing of the
// generator: methods and arguments are found by their names, types by reflection.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"reflect"
	"regexp"
	"strings"
	"syscall"
	"time"

	"example/client"
)

type job struct {
	File   string
	Calls  []call
	Judged []judged
}

type call struct {
	Server  string
	Method  string
	Values  map[string]json.RawMessage
	Keys    map[string]json.RawMessage
	Timeout float64
}

type judged struct {
	Method string
	Values map[string]json.RawMessage
	Result json.RawMessage
}

type outcome struct {
	Result  json.RawMessage `json:"result,omitempty"`
	Error   string          `json:"error,omitempty"`
	Message string          `json:"message,omitempty"`
	Status  int             `json:"status,omitempty"`
	Body    json.RawMessage `json:"body,omitempty"`
	Waits   []float64       `json:"waits"`
}

func main() {
	var given job
	check(json.NewDecoder(os.Stdin).Decode(&given))
	names := readArguments(given.File)
	calls := []outcome{}
	for _, one := range given.Calls {
		calls = append(calls, play(one, names))
	}
	fit := []bool{}
	for _, one := range given.Judged {
		fit = append(fit, judge(one, names))
	}
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{"calls": calls, "fits": fit}))
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// readArguments returns the names of the arguments of each method, which reflection does not know.
func readArguments(file string) map[string][]string {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	check(err)
	names := map[string][]string{}
	for _, declared := range parsed.Decls {
		method, ok := declared.(*ast.FuncDecl)
		if !ok || method.Recv == nil {
			continue
		}
		// Each type has one method of a name; those of the client are the ones with a context.
		arguments := []string{}
		for _, field := range method.Type.Params.List {
			for _, name := range field.Names {
				arguments = append(arguments, name.Name)
			}
		}
		if len(arguments) > 0 && arguments[0] == "ctx" {
			names[method.Name.Name] = arguments
		}
	}
	return names
}

var others = regexp.MustCompile(`[^a-z0-9]`)

func plain(name string) string { return others.ReplaceAllString(strings.ToLower(name), "") }

func findMethod(instance reflect.Value, id string) (string, reflect.Value) {
	found := []string{}
	for index := 0; index < instance.NumMethod(); index++ {
		if name := instance.Type().Method(index).Name; plain(name) == plain(id) {
			found = append(found, name)
		}
	}
	if len(found) != 1 {
		panic(fmt.Sprint(id, ": ", found))
	}
	return found[0], instance.MethodByName(found[0])
}

func play(one call, names map[string][]string) (played outcome) {
	waits := []float64{}
	// A value of another type is no argument.
	defer func() {
		if failed := recover(); failed != nil {
			played = outcome{Error: "panic", Message: fmt.Sprint(failed), Waits: waits}
		}
	}()
	timeout := one.Timeout
	if timeout == 0 {
		timeout = 10
	}
	options := client.ClientOptions{BaseURL: one.Server, Timeout: time.Duration(timeout * float64(time.Second))}
	for id, key := range one.Keys {
		setKey(reflect.ValueOf(&options).Elem(), id, key)
	}
	instance := client.NewClient(options)
	client.Hook(instance, func(wait time.Duration) { waits = append(waits, wait.Seconds()) }, func() float64 { return 0.5 })
	name, method := findMethod(reflect.ValueOf(instance), one.Method)
	returned := method.Call(argumentsOf(method.Type(), names[name], one.Values))
	result, err := read(returned)
	if err == nil {
		return outcome{Result: result, Waits: waits}
	}
	var failed *client.APIError
	if errors.As(err, &failed) {
		return outcome{Error: classOf(err), Status: failed.Status, Body: bodyOf(failed), Waits: waits}
	}
	return outcome{Error: classOf(err), Message: err.Error(), Waits: waits}
}

func setKey(options reflect.Value, id string, key json.RawMessage) {
	for index := 0; index < options.NumField(); index++ {
		if plain(options.Type().Field(index).Name) != plain(id) {
			continue
		}
		var pair []string
		if json.Unmarshal(key, &pair) == nil {
			options.Field(index).Set(reflect.ValueOf(client.Basic{User: pair[0], Password: pair[1]}))
			return
		}
		check(json.Unmarshal(key, options.Field(index).Addr().Interface()))
		return
	}
	panic(id)
}

func argumentsOf(method reflect.Type, names []string, values map[string]json.RawMessage) []reflect.Value {
	rest := map[string]json.RawMessage{}
	for name, value := range values {
		rest[name] = value
	}
	arguments := []reflect.Value{reflect.ValueOf(context.Background())}
	for index, name := range names[1:] {
		kind := method.In(index + 1)
		if name == "options" {
			arguments = append(arguments, optionsOf(kind, rest))
			continue
		}
		argument := reflect.New(kind).Elem()
		for own, value := range rest {
			if plain(own) == plain(name) {
				set(argument, value)
				delete(rest, own)
				break
			}
		}
		arguments = append(arguments, argument)
	}
	return arguments
}

func optionsOf(kind reflect.Type, values map[string]json.RawMessage) reflect.Value {
	if len(values) == 0 {
		return reflect.Zero(kind)
	}
	options := reflect.New(kind.Elem())
	for index := 0; index < kind.Elem().NumField(); index++ {
		if value, ok := values[kind.Elem().Field(index).Tag.Get("wire")]; ok {
			set(options.Elem().Field(index), value)
		}
	}
	return options
}

func set(target reflect.Value, value json.RawMessage) {
	if target.Type() == reflect.TypeOf([]byte{}) {
		var text string
		check(json.Unmarshal(value, &text))
		target.SetBytes([]byte(text))
		return
	}
	decoder := json.NewDecoder(bytes.NewReader(value))
	decoder.UseNumber()
	check(decoder.Decode(target.Addr().Interface()))
}

// read returns what a method returned as JSON; of a list with pages, all of its items.
func read(returned []reflect.Value) (json.RawMessage, error) {
	last := returned[len(returned)-1]
	if next := last.MethodByName("Next"); next.IsValid() {
		items := []any{}
		for next.Call(nil)[0].Bool() {
			items = append(items, last.MethodByName("Item").Call(nil)[0].Interface())
		}
		err, _ := last.MethodByName("Err").Call(nil)[0].Interface().(error)
		return encode(items), err
	}
	if err, _ := last.Interface().(error); err != nil || len(returned) == 1 {
		return json.RawMessage("null"), err
	}
	if data, ok := returned[0].Interface().([]byte); ok {
		return encodeBytes(data), nil
	}
	return encode(returned[0].Interface()), nil
}

func encode(value any) json.RawMessage {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	check(encoder.Encode(value))
	return out.Bytes()
}

func encodeBytes(data []byte) json.RawMessage {
	signs := []rune{}
	for _, octet := range data {
		signs = append(signs, rune(octet))
	}
	return encode(map[string]string{"bytes": string(signs)})
}

func bodyOf(failed *client.APIError) json.RawMessage {
	contentType := failed.Header.Get("Content-Type")
	switch {
	case len(failed.Raw) == 0:
		return json.RawMessage("null")
	case strings.Contains(contentType, "json") && json.Valid(failed.Raw):
		return failed.Raw
	}
	return encode(string(failed.Raw))
}

// classOf names an error; that of any status is called as in the other languages.
func classOf(err error) string {
	name := strings.TrimPrefix(fmt.Sprintf("%T", err), "*")
	switch name = name[strings.LastIndex(name, ".")+1:]; {
	case name == "APIError":
		return "ApiError"
	case errors.Is(err, client.ErrOtherOrigin):
		return "ErrOtherOrigin"
	case errors.Is(err, context.DeadlineExceeded):
		return "DeadlineExceeded"
	case errors.Is(err, io.EOF), errors.Is(err, syscall.ECONNRESET):
		return "EOF"
	}
	return name
}

func judge(one judged, names map[string][]string) bool {
	name, method := findMethod(reflect.ValueOf(client.NewClient(client.ClientOptions{})), one.Method)
	if one.Result != nil {
		return fits(parse(one.Result), method.Type().Out(0), "")
	}
	arguments := names[name]
	for own, value := range one.Values {
		isThere := false
		for index, argument := range arguments {
			kind := method.Type().In(index)
			if argument == "options" {
				for _, field := range reflect.VisibleFields(kind.Elem()) {
					if field.Tag.Get("wire") == own {
						isThere = fits(parse(value), field.Type, field.Tag.Get("is"))
					}
				}
			} else if plain(argument) == plain(own) {
				isThere = fits(parse(value), kind, "")
			}
		}
		if !isThere {
			return false
		}
	}
	return true
}

func parse(value json.RawMessage) any {
	decoder := json.NewDecoder(bytes.NewReader(value))
	decoder.UseNumber()
	var parsed any
	check(decoder.Decode(&parsed))
	return parsed
}

// fits says whether a value can be written as one of a Go type, by a program that compiles.
func fits(value any, kind reflect.Type, is string) bool {
	if kind.Kind() == reflect.Interface {
		return true
	}
	if strings.HasPrefix(kind.Name(), "Opt[") {
		field, _ := kind.FieldByName("Value")
		return value == nil || fits(value, field.Type.Elem(), "")
	}
	if value == nil {
		return strings.Contains(is, "nullable")
	}
	switch kind.Kind() {
	case reflect.Pointer:
		return fits(value, kind.Elem(), "")
	case reflect.String:
		_, ok := value.(string)
		return ok
	case reflect.Bool:
		_, ok := value.(bool)
		return ok
	case reflect.Float64:
		_, ok := value.(json.Number)
		return ok
	case reflect.Int64:
		number, ok := value.(json.Number)
		_, err := number.Int64()
		return ok && err == nil
	case reflect.Slice:
		items, ok := value.([]any)
		for _, item := range items {
			ok = ok && fits(item, kind.Elem(), itemRule(kind.Elem()))
		}
		return ok
	case reflect.Map:
		members, ok := value.(map[string]any)
		for _, member := range members {
			ok = ok && fits(member, kind.Elem(), itemRule(kind.Elem()))
		}
		return ok
	}
	if _, isObject := kind.FieldByName("Extra"); !isObject {
		return fitsUnion(value, kind)
	}
	members, ok := value.(map[string]any)
	for name, member := range members {
		isThere := false
		for _, field := range reflect.VisibleFields(kind) {
			if own, hasName := field.Tag.Lookup("wire"); hasName && own == name {
				isThere = fits(member, field.Type, field.Tag.Get("is"))
			}
		}
		ok = ok && isThere
	}
	return ok
}

// itemRule says that a pointer in a list or a map is null, and not left out.
func itemRule(kind reflect.Type) string {
	if kind.Kind() == reflect.Pointer {
		return "nullable"
	}
	return ""
}

func fitsUnion(value any, kind reflect.Type) bool {
	for _, field := range reflect.VisibleFields(kind) {
		if field.Type.Kind() == reflect.Pointer && fits(value, field.Type, "") {
			return true
		}
	}
	return false
}
