{ printf '%s' 'https://shop.example/hooks/abaco'; printf '%s' "$(cat event.json)"; } |
  openssl dgst -sha1 -hmac 'example-auth-key-0001' -binary | base64
