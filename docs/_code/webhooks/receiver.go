package main

import (
	"crypto/hmac"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

var (
	url     = setting("ABACO_WEBHOOK_URL") // exactly as you registered it
	authKey = setting("ABACO_AUTH_KEY")
)

func setting(name string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("Set %s.", name)
	}
	return value
}

func isGenuine(rawBody []byte, signature string) bool {
	mac := hmac.New(sha1.New, []byte(authKey))
	mac.Write([]byte(url))
	mac.Write(rawBody)
	want := base64.StdEncoding.EncodeToString(mac.Sum(nil))
	return hmac.Equal([]byte(want), []byte(signature))
}

// The same body has the same name, so an event that comes twice waits once.
func saveForLater(rawBody []byte) error {
	if err := os.MkdirAll("events", 0o700); err != nil {
		return err
	}
	return os.WriteFile(fmt.Sprintf("events/%x.json", sha256.Sum256(rawBody)), rawBody, 0o600)
}

func receive(r *http.Request) int {
	if r.Method == http.MethodHead {
		return http.StatusOK
	}
	rawBody, err := io.ReadAll(r.Body)
	if err != nil || !isGenuine(rawBody, r.Header.Get("X-Abaco-Signature")) {
		return http.StatusUnauthorized
	}
	if err := saveForLater(rawBody); err != nil {
		return http.StatusInternalServerError
	}
	return http.StatusNoContent
}

func main() {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(receive(r))
	})
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	log.Fatal(http.ListenAndServe(":"+port, nil))
}
