import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError, type BackupLine } from './format.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** First bytes of an encrypted file. */
const AGE = 'age-encryption.org/v1';

/** Writes JSON lines, packed with gzip and encrypted with age for the recipient; null leaves them readable by all. `age --decrypt | gunzip` reads the file, too. */
export async function writeBackupFile(path: string, lines: AsyncIterable<BackupLine>, recipient: string | null): Promise<void> {
	const file = createWriteStream(path, { mode: 0o600 });
	if (recipient === null) await pipeline(toText(lines), createGzip({ level: 4 }), file);
	else await pipeline(toText(lines), createGzip({ level: 4 }), (bytes: Bytes) => encrypt(bytes, recipient), file);
}

async function* toText(lines: AsyncIterable<BackupLine>) {
	for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function* encrypt(bytes: Bytes, recipient: string) {
	const encrypter = new Encrypter();
	encrypter.addRecipient(recipient);
	yield* await encrypter.encrypt(toStream(bytes));
}

/** `ReadableStream.from`, which the types of browsers do not know. */
function toStream(bytes: Bytes): ReadableStream<Uint8Array> {
	const chunks = bytes[Symbol.asyncIterator]();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await chunks.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
	});
}

interface Reading<Result> {
	/** Secret age identity; null if the file should not be encrypted. */
	readonly identity: string | null;
	consume(lines: AsyncIterable<BackupLine>): Promise<Result>;
}

/** Gives the lines of a backup to `consume`, and returns its result. Throws BackupError if the identity does not fit, or the bytes were changed or cut off. */
export async function readBackupFile<Result>(path: string, { identity, consume }: Reading<Result>): Promise<Result> {
	const isEncrypted = (await readStart(path)) === AGE;
	if (isEncrypted && identity === null) throw new BackupError(`${path} is encrypted: name the file of its identity with --identity`);
	const decrypted = (bytes: Bytes) => (isEncrypted && identity !== null ? decrypt(bytes, identity) : bytes);
	return pipeline(createReadStream(path), decrypted, createGunzip(), (bytes: Bytes) => consume(toLines(bytes))).catch((error: unknown) => {
		throw toBackupError(error, path);
	});
}

async function readStart(path: string): Promise<string> {
	await using file = await open(path);
	const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
	return buffer.toString('latin1', 0, bytesRead);
}

async function* decrypt(bytes: Bytes, identity: string) {
	const decrypter = new Decrypter();
	try {
		decrypter.addIdentity(identity);
		yield* await decrypter.decrypt(toStream(bytes));
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new BackupError(
			/identity/.test(reason) ? 'The identity does not open the backup: it is no key, or that of other backups' : `The backup is damaged (${reason})`,
		);
	}
}

async function* toLines(bytes: Bytes): AsyncGenerator<BackupLine> {
	for await (const line of createInterface({ input: Readable.from(bytes), crlfDelay: Number.POSITIVE_INFINITY })) yield JSON.parse(line);
}

/** Errors of gzip and JSON in the words of the person who restores. */
function toBackupError(error: unknown, path: string): unknown {
	if (!(error instanceof Error) || error instanceof BackupError) return error;
	const isFormat = error instanceof SyntaxError || ('code' in error && String(error.code).startsWith('Z_'));
	return isFormat ? new BackupError(`${path} is damaged or no backup (${error.message})`) : error;
}
