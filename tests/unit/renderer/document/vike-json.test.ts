import { parse } from '@brillout/json-serializer/parse';
import { expect, test } from 'vitest';
import { toVikeJson } from '#renderer/document/vike-json.ts';

test.each(['!undefined', '!!', '!', '</script><script>', '<!--', '\\"!', 'č \u2028', '/a/'])('Vike parses the text %j unchanged', (text) =>
	expect(parse(toVikeJson(text))).toBe(text),
);
