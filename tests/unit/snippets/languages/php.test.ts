import { describe, expect, it } from 'vitest';
import { codeText } from '../../../../generator/emit/snippets/code';
import { php } from '../../../../generator/emit/snippets/languages/php';
import { readableRequest, shortRequest } from '../support/readable-request';

describe('PHP', () => {
  it('reads like code of a person', () => {
    expect(codeText(php.emit(readableRequest()))).toMatchInlineSnapshot(`
      "<?php

      $account = 'demo';
      $apiKey = 'sk_test_EXAMPLE';

      $query = http_build_query(['limit' => 25]);
      $curl = curl_init("https://{$account}.example/api/things/7?{$query}");
      curl_setopt_array($curl, [
          CURLOPT_CUSTOMREQUEST => 'PUT',
          CURLOPT_USERPWD => "{$apiKey}:",
          CURLOPT_HTTPHEADER => [
              'Accept: application/json',
              'Content-Type: application/json',
          ],
          CURLOPT_POSTFIELDS => json_encode([
              'name' => 'Zoë',
              'active' => true,
              'note' => null,
              'tags' => ['a', 'b'],
              'address' => new stdClass(),
          ]),
          CURLOPT_RETURNTRANSFER => true,
      ]);

      $response = curl_exec($curl);
      $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
      if ($response === false || $status >= 400) {
          throw new RuntimeException("$status " . ($response ?: curl_error($curl)));
      }

      print_r(json_decode($response, true));
      "
    `);
  });

  it('does not stop at the error that is the only response', () => {
    const lines = codeText(php.emit(shortRequest('never')))
      .trimEnd()
      .split('\n');
    expect(lines.slice(-6).join('\n')).toMatchInlineSnapshot(`
      "$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
      if ($response === false) {
          throw new RuntimeException(curl_error($curl));
      }

      echo "$status $response", PHP_EOL;"
    `);
  });
});
