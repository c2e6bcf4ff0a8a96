require "json"
require "net/http"

API = "https://demo.sandbox.abaco.example/api"

def call(request)
  request["Accept"] = "application/json; api_version=20241028"
  request.basic_auth(ENV.fetch("ABACO_SECRET_KEY"), "")
  uri = request.uri
  options = { use_ssl: uri.scheme == "https", open_timeout: 30, read_timeout: 30 }
  response = Net::HTTP.start(uri.host, uri.port, options) { |http| http.request(request) }
  raise "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

  JSON.parse(response.body)
end

def read(path, query)
  call(Net::HTTP::Get.new(URI("#{API}#{path}?#{URI.encode_www_form(query)}")))
end

# Calculates as for a consumer unless the tax ID is valid: false and nil are taxed.
def calculate(customer, amount)
  country, tax_id = customer.values_at("country", "tax_id")
  query = { to_country: country, amount: amount }
  query[:tax_id] = tax_id if tax_id && read("/tax_ids/validate", country: country, tax_id: tax_id)["valid"]
  read("/tax_rates/calculate", query)
end

# The tax of a sale, the tax status of its customer, and the reason that the invoice prints.
def tax_of(customer, net)
  if customer["certificate"]
    tax = { country: customer["country"], region: customer["region"], name: "Sales tax", rate: 0 }
    return [tax, net, "exempt", "Exempt: resale certificate #{customer['certificate']}"]
  end
  tax = calculate(customer, net)
  status = tax["status"] == "reverse_charge" ? "reverse" : "taxable"
  [tax, tax["total_amount"], status, tax["notice"]]
end

def id_of(payment)
  payment.transform_keys(&:to_s).values_at("processor", "processor_id")
end

# Safe to repeat: the sale is looked up first. It is the same if its order and its payment are.
def sell(order)
  payment = { method: "credit_card", processor: "card-gateway", processor_id: order["charge"] }
  found = read("/invoices", processor_id: order["id"], limit: 100)
  known = found.find { |invoice| invoice["payments"].any? { |paid| id_of(paid) == id_of(payment) } }
  return known if known

  name, country, region, tax_id = order["customer"].values_at("name", "country", "region", "tax_id")
  tax, total, tax_status, notes = tax_of(order["customer"], order["net"])
  sale = {
    currency: "EUR",
    customer: { first_name: name, country: country, region: region, tax_id: tax_id, tax_status: tax_status },
    items: [{ description: order["text"], amount: total, tax: tax }],
    payment: payment,
    processor: "demo-shop",
    processor_id: order["id"],
    notes: notes
  }
  request = Net::HTTP::Post.new(URI("#{API}/transactions"), "Content-Type" => "application/json")
  request.body = JSON.generate(sale)
  call(request)
end

JSON.parse(File.read("orders.json")).each do |order|
  sold = sell(order)
  puts format("%s %.2f %s", order["id"], sold["total_cents"] / 100.0, sold["taxes"][0]["label"])
end
