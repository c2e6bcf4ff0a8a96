if (typeof document !== 'undefined') document.documentElement.dataset.greeted = 'true';
