require "json"
require "net/http"

WORTH_ANOTHER_TRY = [429, 500, 502, 503, 504].freeze

def pause_after(response, attempt)
  seconds = 2**attempt
  reset = response["X-RateLimit-Reset"] if response&.code == "429"
  seconds = [0, reset.to_i - Time.now.to_f].max if reset
  seconds + rand # the jitter keeps your workers apart
end

def send_once(url, request)
  options = { use_ssl: url.scheme == "https", open_timeout: 30, read_timeout: 30, max_retries: 0 }
  Net::HTTP.start(url.host, url.port, options) { |http| http.request(request) }
rescue IOError, OpenSSL::SSL::SSLError, SocketError, SystemCallError, Timeout::Error
  nil
end

def call(url, request, attempts: 5)
  attempts.times do |attempt|
    response = send_once(url, request)
    done = response && !WORTH_ANOTHER_TRY.include?(response.code.to_i)
    return response if done || attempt + 1 == attempts

    sleep(pause_after(response, attempt))
  end
end

url = URI("https://demo.sandbox.abaco.example/api/invoices/90210")
request = Net::HTTP::Get.new(url, "Accept" => "application/json; api_version=20241028")
request.basic_auth(ENV.fetch("ABACO_SECRET_KEY"), "")
response = call(url, request)
puts response ? "#{response.code}: #{response.body}" : "no response"
