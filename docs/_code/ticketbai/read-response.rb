require "json"
require "net/http"

url = URI("https://demo.sandbox.abaco.example/api/invoices/#{ARGV.fetch(0)}")
request = Net::HTTP::Get.new(url, "Accept" => "application/json; api_version=20241028")
request.basic_auth(ENV.fetch("ABACO_SECRET_KEY"), "")
options = { use_ssl: url.scheme == "https", open_timeout: 30, read_timeout: 30 }
response = Net::HTTP.start(url.host, url.port, options) { |http| http.request(request) }
raise "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

invoice = JSON.parse(response.body)

def office_message(envelope)
  text = envelope["service_response"].to_s
  parsed = JSON.parse(text)
  parsed.is_a?(Hash) ? parsed.fetch("message", text) : text
rescue JSON::ParserError
  text
end

invoice["deliveries"].each do |envelope|
  state = envelope["delivered_at"] ? "delivered" : "not delivered"
  puts "#{envelope["recipient"]}: #{state}, #{office_message(envelope)}"
end
