import { readFileSync } from 'node:fs';

/** Parses the text of a setting. Throws an Error that continues `NAME is "text":`, such as `it must be a whole number from 1`. */
export type Format<Value> = (text: string) => Value;

/** The declaration of a setting, from which documentation and `.env.example` are generated. */
export interface Setting<Value> {
	/** Name of its environment variable. */
	readonly name: string;
	readonly format: Format<Value>;
	/** Default text; empty if an empty value has a meaning of its own, which `about` describes. */
	readonly standard: string;
	/** Its purpose. */
	readonly about: string;
	/** A secret, whose value errors do not show. */
	readonly secret: boolean;
}

interface Declared {
	readonly about: string;
	readonly secret?: true;
}

/** Declares a setting with a default. */
export function setting<Value>(name: string, format: Format<Value>, { standard, ...more }: Declared & { readonly standard: string }): Setting<Value> {
	return { name, format, standard, secret: false, ...more };
}

/** Declares an optional setting, undefined if it is empty. */
export function optional<Value>(name: string, format: Format<Value>, more: Declared): Setting<Value | undefined> {
	return { name, format: (text) => (text === '' ? undefined : format(text)), standard: '', secret: false, ...more };
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** The value of a setting. Throws an error with its name and text, the reason and a fix. */
export function readSetting<Value>({ name, format, standard, secret }: Setting<Value>, variables: Variables): Value {
	const given = variables[name] || (secret ? readSecretFile(fileVariableOf(name), variables) : '');
	const text = (secret ? given : given.trim()) || standard;
	try {
		return format(text);
	} catch (cause) {
		const shown = secret ? `has a value of ${text.length} characters` : `is "${text}"`;
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new Error(`${name} ${shown}: ${why}. Correct it where the environment or .env sets it; docs/environment.md describes it.`, { cause });
	}
}

/** Variable that names a file with a secret, as containers and service managers hand secrets over. The variable of the secret itself takes precedence. */
export const fileVariableOf = (name: string): string => `${name}_FILE`;

/** Text of the file that a variable names, without the line break at its end; empty without the variable. */
function readSecretFile(variable: string, variables: Variables): string {
	const file = variables[variable]?.trim();
	if (!file) return '';
	try {
		return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
	} catch (cause) {
		throw new Error(`${variable} names ${file}, which cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
	}
}

/** The values of settings under the same keys. */
export type SettingValues<Settings> = { readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value> ? Value : never };

/** The values of several settings under the same keys. Throws like `readSetting`. */
export function readSettings<const Settings extends Readonly<Record<string, Setting<unknown>>>>(
	settings: Settings,
	variables: Variables,
): SettingValues<Settings> {
	return Object.fromEntries(Object.entries(settings).map(([key, declared]) => [key, readSetting(declared, variables)])) as SettingValues<Settings>;
}
