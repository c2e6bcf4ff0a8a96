require "json"
require "net/http"

API = "https://demo.sandbox.abaco.example/api"

def call(request, attempts: 5)
  request["Accept"] = "application/json; api_version=20241028"
  request.basic_auth(ENV.fetch("ABACO_SECRET_KEY"), "")
  uri = request.uri
  options = { use_ssl: uri.scheme == "https", open_timeout: 30, read_timeout: 30 }
  response = Net::HTTP.start(uri.host, uri.port, options) { |http| http.request(request) }
  if response.code == "429" && attempts > 1
    sleep([1, response["X-RateLimit-Reset"].to_i - Time.now.to_f].max)
    return call(request, attempts: attempts - 1)
  end
  raise "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

  response
end

# Safe to repeat: a record is created only if no page of the list has it.
def find_or_create(list, query, record, &is_same)
  url = "#{API}/#{list}?#{URI.encode_www_form(query.merge(limit: 100))}"
  while url
    page = call(Net::HTTP::Get.new(URI(url)))
    found = JSON.parse(page.body).find(&is_same)
    return found if found

    url = page["X-Pages-NextPage"]
  end
  request = Net::HTTP::Post.new(URI("#{API}/#{list}"), "Content-Type" => "application/json")
  request.body = JSON.generate(record)
  JSON.parse(call(request).body)
end

def contact_of(customer)
  owner = { processor: "old-vendor", processor_id: customer["id"] }
  data = { first_name: customer["name"], country: customer["country"], tax_id: customer["vat_id"] }
  find_or_create("contacts", { processor_id: owner[:processor_id] }, data.merge(owner)) do |contact|
    contact["processor"] == owner[:processor]
  end
end

def line_of(line)
  tax = { tax_1_name: "VAT", tax_1_rate: line["vat"], tax_1_country: line["country"] }
  { description: line["text"], quantity: line["quantity"], unit_price: line["net"], **tax }
end

def move_in(row)
  invoice = {
    number: row["number"],
    issue_date: row["date"],
    due_date: row["due"],
    currency: row["currency"],
    contact: { id: contact_of(row["customer"])["id"] },
    items: row["lines"].map { |line| line_of(line) }
  }
  find_or_create("invoices", { q: row["number"] }, invoice) { |found| found["number"] == row["number"] }
end

JSON.parse(File.read("open-invoices.json")).each do |row|
  moved = move_in(row)
  puts format("%s %.2f %s", moved["number"], moved["total_cents"] / 100.0, moved["currency"])
end
