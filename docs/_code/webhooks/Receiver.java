import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Objects;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Receiver {
    private static final byte[] URL = setting("ABACO_WEBHOOK_URL"); // exactly as you registered it
    private static final byte[] AUTH_KEY = setting("ABACO_AUTH_KEY");

    static byte[] setting(String name) {
        return Objects.requireNonNull(System.getenv(name), "Set " + name + ".").getBytes(UTF_8);
    }

    static boolean isGenuine(byte[] rawBody, String signature) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA1");
        mac.init(new SecretKeySpec(AUTH_KEY, "HmacSHA1"));
        mac.update(URL);
        byte[] want = Base64.getEncoder().encode(mac.doFinal(rawBody));
        return signature != null && MessageDigest.isEqual(want, signature.getBytes(UTF_8));
    }

    // The same body has the same name, so an event that comes twice waits once.
    static void saveForLater(byte[] rawBody) throws GeneralSecurityException, IOException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(rawBody);
        Path folder = Files.createDirectories(Path.of("events"));
        Files.write(folder.resolve(HexFormat.of().formatHex(digest) + ".json"), rawBody);
    }

    static int receive(HttpExchange exchange) throws GeneralSecurityException, IOException {
        if (exchange.getRequestMethod().equals("HEAD")) return 200;
        byte[] rawBody = exchange.getRequestBody().readAllBytes();
        if (!isGenuine(rawBody, exchange.getRequestHeaders().getFirst("X-Abaco-Signature"))) return 401;
        saveForLater(rawBody);
        return 204;
    }

    static void handle(HttpExchange exchange) throws IOException {
        int status = 500;
        try {
            status = receive(exchange);
        } catch (GeneralSecurityException error) {
            error.printStackTrace();
        }
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }

    public static void main(String[] args) throws IOException {
        int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
        HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
        server.createContext("/", Receiver::handle);
        server.start();
    }
}
