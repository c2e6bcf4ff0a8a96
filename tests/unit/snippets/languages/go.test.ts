import { describe, expect, it } from 'vitest';
import { codeText } from '../../../../generator/emit/snippets/code';
import { go } from '../../../../generator/emit/snippets/languages/go';
import { readableRequest, shortRequest } from '../support/readable-request';

describe('Go', () => {
  it('reads like code of a person', () => {
    expect(codeText(go.emit(readableRequest()))).toMatchInlineSnapshot(`
      "package main

      import (
      	"fmt"
      	"io"
      	"log"
      	"net/http"
      	"net/url"
      	"strings"
      )

      const (
      	account = "demo"
      	apiKey  = "sk_test_EXAMPLE"
      )

      func main() {
      	body := strings.NewReader(\`{
        "name": "Zoë",
        "active": true,
        "note": null,
        "tags": [
          "a",
          "b"
        ],
        "address": {}
      }\`)
      	endpoint := "https://" + account + ".example/api/things/7"
      	req, err := http.NewRequest(http.MethodPut, endpoint, body)
      	if err != nil {
      		log.Fatal(err)
      	}
      	query := url.Values{}
      	query.Add("limit", "25")
      	req.URL.RawQuery = query.Encode()
      	req.SetBasicAuth(apiKey, "")
      	req.Header.Set("Accept", "application/json")
      	req.Header.Set("Content-Type", "application/json")

      	res, err := http.DefaultClient.Do(req)
      	if err != nil {
      		log.Fatal(err)
      	}
      	defer res.Body.Close()
      	data, err := io.ReadAll(res.Body)
      	if err != nil {
      		log.Fatal(err)
      	}
      	if res.StatusCode >= 400 {
      		log.Fatalf("%s: %s", res.Status, data)
      	}
      	fmt.Println(string(data))
      }
      "
    `);
  });

  it('does not stop at the error that is the only response', () => {
    const lines = codeText(go.emit(shortRequest('never')))
      .trimEnd()
      .split('\n');
    expect(lines.slice(-6).join('\n')).toMatchInlineSnapshot(`
      "	data, err := io.ReadAll(res.Body)
      	if err != nil {
      		log.Fatal(err)
      	}
      	fmt.Println(res.Status, string(data))
      }"
    `);
  });
});
