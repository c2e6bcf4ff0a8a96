import { describe, expect, it } from 'vitest';
import { codeText } from '../../../../generator/emit/snippets/code';
import { java } from '../../../../generator/emit/snippets/languages/java';
import { readableRequest, shortRequest } from '../support/readable-request';

describe('Java', () => {
  it('reads like code of a person', () => {
    expect(codeText(java.emit(readableRequest()))).toMatchInlineSnapshot(`
      "import java.net.URI;
      import java.net.URLEncoder;
      import java.net.http.HttpClient;
      import java.net.http.HttpRequest;
      import java.net.http.HttpResponse;
      import java.nio.charset.StandardCharsets;
      import java.util.Base64;

      public class Main {
          static final String ACCOUNT = "demo";
          static final String API_KEY = "sk_test_EXAMPLE";
          static final String BASE_URL = "https://" + ACCOUNT + ".example/api";

          public static void main(String[] args) throws Exception {
              var body = """
                  {
                    "name": "Zoë",
                    "active": true,
                    "note": null,
                    "tags": [
                      "a",
                      "b"
                    ],
                    "address": {}
                  }""";
              var query = "limit=" + URLEncoder.encode("25", StandardCharsets.UTF_8);
              var credentials = Base64.getEncoder().encodeToString((API_KEY + ":").getBytes());
              var request = HttpRequest.newBuilder(URI.create(BASE_URL + "/things/7?" + query))
                  .header("Authorization", "Basic " + credentials)
                  .header("Accept", "application/json")
                  .header("Content-Type", "application/json")
                  .PUT(HttpRequest.BodyPublishers.ofString(body))
                  .build();

              var client = HttpClient.newHttpClient();
              var response = client.send(request, HttpResponse.BodyHandlers.ofString());
              if (response.statusCode() >= 400) {
                  throw new IllegalStateException(response.statusCode() + " " + response.body());
              }
              System.out.println(response.body());
          }
      }
      "
    `);
  });

  it('does not stop at the error that is the only response', () => {
    const lines = codeText(java.emit(shortRequest('never')))
      .trimEnd()
      .split('\n');
    expect(lines.slice(-6).join('\n')).toMatchInlineSnapshot(`
      "
              var client = HttpClient.newHttpClient();
              var response = client.send(request, HttpResponse.BodyHandlers.ofString());
              System.out.println(response.statusCode() + " " + response.body());
          }
      }"
    `);
  });
});
