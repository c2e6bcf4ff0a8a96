const program = globalThis as { Prism?: object };

/** What Prism finds when it is loaded; where it was, it stays. See https://prismjs.com/docs/Prism.html#.manual. */
program.Prism ??= { manual: true };
