url='https://demo.sandbox.abaco.example/api/invoices?limit=100'
while [ -n "$url" ]; do
  curl --silent --fail-with-body --user "$ABACO_SECRET_KEY:" \
    --header 'Accept: application/json; api_version=20241028' \
    --dump-header headers.txt "$url" | jq --raw-output '.[].number'
  url=$(tr -d '\r' < headers.txt | sed -n 's/^x-pages-nextpage: //Ip')
done
