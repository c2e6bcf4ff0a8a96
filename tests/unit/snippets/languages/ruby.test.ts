import { describe, expect, it } from 'vitest';
import { codeText } from '../../../../generator/emit/snippets/code';
import { ruby } from '../../../../generator/emit/snippets/languages/ruby';
import { readableRequest, shortRequest } from '../support/readable-request';

describe('Ruby', () => {
  it('reads like code of a person', () => {
    expect(codeText(ruby.emit(readableRequest()))).toMatchInlineSnapshot(`
      "require "json"
      require "net/http"

      ACCOUNT = "demo"
      API_KEY = "sk_test_EXAMPLE"

      uri = URI("https://#{ACCOUNT}.example/api/things/7")
      uri.query = URI.encode_www_form(limit: 25)

      request = Net::HTTP::Put.new(uri)
      request.basic_auth(API_KEY, "")
      request["Accept"] = "application/json"
      request["Content-Type"] = "application/json"
      request.body = {
        name: "Zoë",
        active: true,
        note: nil,
        tags: ["a", "b"],
        address: {}
      }.to_json

      response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
        http.request(request)
      end
      raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)

      pp JSON.parse(response.body)
      "
    `);
  });

  it('does not stop at the error that is the only response', () => {
    const lines = codeText(ruby.emit(shortRequest('never')))
      .trimEnd()
      .split('\n');
    expect(lines.slice(-6).join('\n')).toMatchInlineSnapshot(`
      "
      response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
        http.request(request)
      end

      puts response.code, response.body"
    `);
  });
});
