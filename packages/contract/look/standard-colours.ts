export type Scheme = 'light' | 'dark';
/** Colours of a scheme by token, without `--color-`. */
export type SchemeColours = Readonly<Record<string, string>>;

/** The semantic colours of renderer/styles/tokens.css; a test keeps both the same. */
export const STANDARD_COLOURS = {
	light: {
		...{ page: '#f7f5ef', raised: '#ffffff', sunken: '#edeae1', ink: '#12201a', muted: '#55635c', line: '#dad6ca', 'line-control': '#7a857b' },
		...{ brand: '#0b5d45', 'brand-strong': '#084836', 'brand-soft': '#e1ece4', 'on-brand': '#ffffff' },
		...{ copper: '#a34c1c', 'copper-soft': '#f6e6da', 'on-copper': '#ffffff' },
		...{ ok: '#186b36', warn: '#7d5800', error: '#b3261e', 'error-soft': '#fbe9e6', 'on-error': '#ffffff' },
		...{ chrome: '#0b5d45', 'chrome-deep': '#084836', 'chrome-ink': '#ffffff', 'chrome-muted': '#cfe3d8', 'chrome-line': '#37806a' },
		...{ 'chrome-field-line': '#ffffff', 'chrome-copper': '#f5be94', 'on-chrome-copper': '#06130e' },
	},
	dark: {
		...{ page: '#0e1512', raised: '#15201b', sunken: '#0a100d', ink: '#eaf0ec', muted: '#9db0a6', line: '#26352e', 'line-control': '#70877c' },
		...{ brand: '#3fbf94', 'brand-strong': '#5cd0a8', 'brand-soft': '#17362b', 'on-brand': '#06130e' },
		...{ copper: '#e59a63', 'copper-soft': '#3a2617', 'on-copper': '#06130e' },
		...{ ok: '#5bd08a', warn: '#e3b341', error: '#ff8a80', 'error-soft': '#3a1a17', 'on-error': '#1f0a08' },
		...{ chrome: '#0c2c22', 'chrome-deep': '#08211a', 'chrome-ink': '#eaf0ec', 'chrome-muted': '#a9c2b6', 'chrome-line': '#23503f' },
		...{ 'chrome-field-line': '#70877c', 'chrome-copper': '#e59a63', 'on-chrome-copper': '#06130e' },
	},
} as const satisfies Record<Scheme, SchemeColours>;
