require "base64"
require "digest/sha2" # "digest" loads it on first use, which is not thread-safe
require "fileutils"
require "openssl"
require "webrick" # gem install webrick

URL = ENV.fetch("ABACO_WEBHOOK_URL") # exactly as you registered it
AUTH_KEY = ENV.fetch("ABACO_AUTH_KEY")

def genuine?(raw_body, signature)
  digest = OpenSSL::HMAC.digest("SHA1", AUTH_KEY, URL.b + raw_body.b)
  OpenSSL.secure_compare(Base64.strict_encode64(digest), signature.to_s)
end

# The same body has the same name, so an event that comes twice waits once.
def save_for_later(raw_body)
  FileUtils.mkdir_p("events")
  File.binwrite("events/#{Digest::SHA256.hexdigest(raw_body)}.json", raw_body)
end

server = WEBrick::HTTPServer.new(Port: ENV.fetch("PORT", 8080))
server.mount_proc("/") do |request, response|
  next if request.request_method == "HEAD"

  raw_body = request.body.to_s
  next response.status = 401 unless genuine?(raw_body, request["X-Abaco-Signature"])

  save_for_later(raw_body)
  response.status = 204
end
server.start
