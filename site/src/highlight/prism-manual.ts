const program = globalThis as { Prism?: object };

/** Options for Prism to read when it loads; an existing value stays. See https://prismjs.com/docs/Prism.html#.manual. */
program.Prism ??= { manual: true };
