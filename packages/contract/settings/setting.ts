/** Reads the value that a text stands for. Throws an Error that goes on from `NAME is "text":`, such as `it must be a whole number from 1`. */
export type Format<Value> = (text: string) => Value;

/** A value that comes from outside: all that is known of it. Documentation and `.env.example` are written from it. */
export interface Setting<Value> {
	/** Name of its variable. */
	readonly name: string;
	readonly format: Format<Value>;
	/** Text that stands for an empty one; itself empty where that means something of its own, which `about` says. */
	readonly standard: string;
	/** What it is for, in plain words. */
	readonly about: string;
	/** Errors do not show its value. */
	readonly secret: boolean;
}

interface Declared {
	readonly about: string;
	readonly secret?: true;
}

/** Declares a setting with a usual value. */
export function setting<Value>(name: string, format: Format<Value>, { standard, ...more }: Declared & { readonly standard: string }): Setting<Value> {
	return { name, format, standard, secret: false, ...more };
}

/** Declares a setting that may be empty: undefined then. */
export function optional<Value>(name: string, format: Format<Value>, more: Declared): Setting<Value | undefined> {
	return { name, format: (text) => (text === '' ? undefined : format(text)), standard: '', secret: false, ...more };
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** The value of a setting. Throws with its name and text, what is wrong with it, and what to do. */
export function readSetting<Value>({ name, format, standard, secret }: Setting<Value>, variables: Variables): Value {
	const given = variables[name] ?? '';
	const text = (secret ? given : given.trim()) || standard;
	try {
		return format(text);
	} catch (cause) {
		const shown = secret ? `has a value of ${text.length} characters` : `is "${text}"`;
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new Error(`${name} ${shown}: ${why}. Correct it where the environment or .env sets it; docs/environment.md describes it.`, { cause });
	}
}

type Values<Settings> = { readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value> ? Value : never };

/** The values of several settings, under the same keys. Throws as `readSetting` does. */
export function readSettings<const Settings extends Readonly<Record<string, Setting<unknown>>>>(settings: Settings, variables: Variables): Values<Settings> {
	return Object.fromEntries(Object.entries(settings).map(([key, declared]) => [key, readSetting(declared, variables)])) as Values<Settings>;
}
