// In a browser Prism highlights the whole page as soon as it is loaded, unless this says otherwise before.
Object.assign(globalThis, { Prism: { manual: true } });
