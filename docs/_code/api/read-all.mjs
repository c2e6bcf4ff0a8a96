const headers = {
  Accept: 'application/json; api_version=20241028',
  Authorization: `Basic ${btoa(`${process.env.ABACO_SECRET_KEY}:`)}`,
};

async function* readAll(url) {
  while (url) {
    const response = await fetch(url, { headers });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    yield* await response.json();
    url = response.headers.get('X-Pages-NextPage');
  }
}

for await (const invoice of readAll('https://demo.sandbox.abaco.example/api/invoices?limit=100')) {
  console.log(invoice.number);
}
