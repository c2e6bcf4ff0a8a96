package client

import (
	"context"
	"time"
)

// Hook replaces the clock and the random numbers of a client.
func Hook(c *Client, sleep func(time.Duration), random func() float64) {
	c.base.random = random
	c.base.sleep = func(_ context.Context, wait time.Duration) error {
		sleep(wait)
		return nil
	}
}
