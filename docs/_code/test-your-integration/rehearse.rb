require "json"
require "net/http"

API = "http://127.0.0.1:4010/api"
WORTH_ANOTHER_TRY = [429, 500, 502, 503, 504].freeze
NO_RESPONSE = [IOError, OpenSSL::SSL::SSLError, SocketError, SystemCallError, Timeout::Error].freeze
PAUSES = [0.01, 0.02].freeze # seconds, so that a test doesn't wait

class Refused < StandardError
  attr_reader :status

  def initialize(response)
    super("#{response.code}: #{response.body}")
    @status = response.code.to_i
  end
end

def call(request)
  request["Accept"] = "application/json; api_version=20241028"
  request.basic_auth(ENV.fetch("ABACO_SECRET_KEY"), "")
  uri = request.uri
  options = { use_ssl: uri.scheme == "https", open_timeout: 30, read_timeout: 30, max_retries: 0 }
  response = Net::HTTP.start(uri.host, uri.port, options) { |http| http.request(request) }
  raise Refused, response unless response.is_a?(Net::HTTPSuccess)

  JSON.parse(response.body)
end

def read(path, query)
  call(Net::HTTP::Get.new(URI("#{API}#{path}?#{URI.encode_www_form(query)}")))
end

def write(method, path, body, headers = {})
  request = method.new(URI(API + path), { "Content-Type" => "application/json" }.merge(headers))
  request.body = JSON.generate(body)
  call(request)
end

# Repeats the whole work, so a sale is looked up again before it's sent again.
def retry_all(pauses = PAUSES, &work)
  work.call
rescue Refused, *NO_RESPONSE => error
  lost = !error.is_a?(Refused)
  raise if pauses.empty? || !(lost || WORTH_ANOTHER_TRY.include?(error.status))

  sleep(pauses.first)
  retry_all(pauses.drop(1), &work)
end

def id_of(payment)
  payment.transform_keys(&:to_s).values_at("processor", "processor_id")
end

def record_once(sale)
  found = read("/invoices", processor_id: sale[:processor_id], limit: 100)
  known = found.find { |invoice| invoice["payments"].any? { |paid| id_of(paid) == id_of(sale[:payment]) } }
  known || write(Net::HTTP::Post, "/transactions", sale)
end

# The header causes each error. What can't succeed is sent once, the others three times.
{ 401 => 1, 403 => 1, 404 => 1, 422 => 1, 429 => 3, 503 => 3 }.each do |status, times|
  count = 0
  begin
    retry_all do
      count += 1
      write(Net::HTTP::Put, "/contacts/60312", {}, "X-Simulator-Error" => status.to_s)
    end
    raise "no #{status}"
  rescue Refused => error
    raise unless [error.status, count] == [status, times]
  end
  puts "#{status} #{times == 1 ? 'stops' : 'tries again'}"
end

# The same sale twice, as if the first response had been lost.
cents = [1999, 501, 29]
tax = { country: "DE", name: "VAT", rate: 19 }
sale = {
  date: "2024-02-29",
  currency: "EUR",
  customer: { first_name: "Ada", last_name: "Winter", country: "DE" },
  items: cents.map { |amount| { description: "Stationery", amount: amount / 100.0, tax: tax } },
  payment: { method: "credit_card", processor: "card-gateway", processor_id: "ch_EXAMPLE_7001" },
  processor: "demo-shop",
  processor_id: "order-7001"
}
retry_all { record_once(sale) }
retry_all { record_once(sale) }
# One invoice is left, with the amount and the date of the sale.
invoices = retry_all { read("/invoices", processor_id: sale[:processor_id]) }
found = invoices.map { |invoice| invoice.values_at("issue_date", "total_cents") }
raise "found #{found}" unless found == [[sale[:date], cents.sum]]

puts [sale[:processor_id], *found.first].join(" ")
