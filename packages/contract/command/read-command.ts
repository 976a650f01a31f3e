import { parseArgs } from 'node:util';

interface CommandOption {
	readonly type: 'string' | 'boolean';
	readonly default?: string | boolean;
	/** Placeholder of the value in the help. */
	readonly value?: string;
	/** What it does, without a dot at the end. */
	readonly help: string;
}

type CommandOptions = Readonly<Record<string, CommandOption>>;

interface Command<O extends CommandOptions = CommandOptions> {
	/** The command line, from the name of the program on. */
	readonly usage: string;
	/** What the program does, in one sentence. */
	readonly about: string;
	readonly options: O;
	/** Whether words without a dash are allowed. */
	readonly positionals?: boolean;
}

/** Reads the command line of this process. Prints the help and exits with 0 for `--help`; refuses anything unknown in a sentence, with exit code 2. */
export function readCommand<const O extends CommandOptions>(command: Command<O>) {
	const args = process.argv.slice(2);
	if (asksForHelp(args)) {
		console.log(toHelp(command));
		process.exit(0);
	}
	try {
		return parseArgs({ args, options: command.options, allowPositionals: command.positionals === true });
	} catch (cause) {
		console.error(toCommandError(cause));
		process.exit(2);
	}
}

/** Whether a command line asks for help. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** The first sentence of Node's message about a command line, and where to look. */
export function toCommandError(cause: unknown): string {
	const message = cause instanceof Error ? cause.message : String(cause);
	const [sentence = ''] = message.split('. ', 1);
	return `${sentence.endsWith('.') ? sentence.slice(0, -1) : sentence}. --help lists the options.`;
}

/** The help of a command: how to call it, what it does, and each option with its default. */
export function toHelp({ usage, about, options }: Command): string {
	const rows = Object.entries(options).map(([name, { value, help, default: standard }]) => ({
		flag: `--${name}${value === undefined ? '' : ` ${value}`}`,
		text: typeof standard === 'string' && standard !== '' ? `${help} (${standard})` : help,
	}));
	const width = Math.max(...rows.map(({ flag }) => flag.length));
	return [`Usage: ${usage}`, '', about, '', ...rows.map(({ flag, text }) => `  ${flag.padEnd(width)}  ${text}`)].join('\n');
}
