import { inflateRawSync } from 'node:zlib';
import { FeedError } from './feed-error.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const MOST_ENTRIES = 10_000;
/** Bytes of one unpacked file: a sheet of 100,000 products has about 100 MB. */
const LARGEST = 512 * 1024 * 1024;

/** Files of a ZIP archive by name, unpacked when they are asked for. Throws a `FeedError` if it is damaged or unpacks to too much. */
export function readZip(archive: Buffer): (name: string) => Buffer | null {
	const entries = readEntries(archive);
	return (name) => {
		const entry = entries.get(name);
		return entry === undefined ? null : unpack(archive, entry);
	};
}

interface Entry {
	readonly method: number;
	readonly size: number;
	readonly offset: number;
}

function readEntries(archive: Buffer): ReadonlyMap<string, Entry> {
	const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
	if (end < 0 || end + 22 > archive.length || archive.readUInt32LE(end) !== END) throw damaged();
	const count = archive.readUInt16LE(end + 10);
	if (count > MOST_ENTRIES) throw damaged();
	let at = archive.readUInt32LE(end + 16);
	const entries = new Map<string, Entry>();
	for (let index = 0; index < count; index++) {
		if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY) throw damaged();
		const [nameLength, extra, comment] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30), archive.readUInt16LE(at + 32)];
		const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
		entries.set(name, { method: archive.readUInt16LE(at + 10), size: archive.readUInt32LE(at + 20), offset: archive.readUInt32LE(at + 42) });
		at += 46 + nameLength + extra + comment;
	}
	return entries;
}

function unpack(archive: Buffer, { method, size, offset }: Entry): Buffer {
	if (offset + 30 > archive.length) throw damaged();
	const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
	const packed = archive.subarray(start, start + size);
	if (method === 0) return packed;
	if (method !== 8) throw damaged();
	try {
		return inflateRawSync(packed, { maxOutputLength: LARGEST });
	} catch {
		throw damaged();
	}
}

const damaged = (): FeedError => new FeedError('The workbook is damaged, or too large. Save the sheet as CSV, and import that file.');
