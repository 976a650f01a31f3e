import { readFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { SaxesParser } from 'saxes';
import { fromOutside } from '../../platform/http/from-outside.ts';
import type { FiscalService } from '../../platform/settings/fiscal-settings.ts';
import { FISCAL_NAMESPACE } from './to-request-xml.ts';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const ACTION = 'http://e-porezna.porezna-uprava.hr/fiskalizacija/2012/services/FiskalizacijaService/';
const TIMEOUT_MS = 15_000;
const MOST_BYTES = 1_000_000;

export type FiscalAction = 'racuni' | 'promijeniNacPlac' | 'echo';

/** The service's answer: texts of its elements, by name. */
export interface FiscalAnswer {
	readonly jir: string | null;
	/** Code of a success without JIR, such as `p001`. */
	readonly message: string | null;
	readonly echo: string | null;
	readonly errors: readonly { readonly code: string; readonly text: string }[];
}

/** Sends a request in a SOAP envelope. Throws `NoAnswer` if no answer of the service comes; errors that it names are part of the answer. */
export async function callFiscalService({ url, caFile }: Pick<FiscalService, 'url' | 'caFile'>, action: FiscalAction, body: string): Promise<FiscalAnswer> {
	const envelope = `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="${SOAP}"><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`;
	const request = { envelope, action, ...(caFile !== null && { ca: readFileSync(caFile) }) };
	return fromOutside(async () => parseAnswer(await post(url, request)));
}

/** Asks the service to repeat a text. */
export async function echo(service: Pick<FiscalService, 'url' | 'caFile'>, text: string): Promise<boolean> {
	const answer = await callFiscalService(service, 'echo', `<tns:EchoRequest xmlns:tns="${FISCAL_NAMESPACE}">${text}</tns:EchoRequest>`);
	return answer.echo === text;
}

function post(url: string, { envelope, action, ca }: { envelope: string; action: FiscalAction; ca?: Buffer }): Promise<string> {
	return new Promise((done, fail) => {
		const send = url.startsWith('https:') ? requestHttps : requestHttp;
		const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${ACTION}${action}"`, 'content-length': Buffer.byteLength(envelope) };
		const request = send(url, { method: 'POST', headers, timeout: TIMEOUT_MS, ...(ca && { ca }) }, (response) => {
			const parts: Buffer[] = [];
			let bytes = 0;
			response.on('data', (part: Buffer) => {
				bytes += part.length;
				if (bytes > MOST_BYTES) request.destroy(new Error('The answer of the fiscal service is too long'));
				parts.push(part);
			});
			response.on('error', fail);
			response.on('end', () => done(Buffer.concat(parts).toString('utf8')));
		});
		request.on('timeout', () => request.destroy(new Error('The fiscal service did not answer in time')));
		request.on('error', fail);
		request.end(envelope);
	});
}

/** Reads an answer; throws if it is none, such as the error page of a proxy. */
export function parseAnswer(xml: string): FiscalAnswer {
	const found: { jir: string | null; message: string | null; echo: string | null; errors: { code: string; text: string }[] } = {
		jir: null,
		message: null,
		echo: null,
		errors: [],
	};
	const parser = new SaxesParser({ xmlns: true });
	let [text, isKnown] = ['', false];
	parser.on('opentag', ({ uri }) => {
		text = '';
		isKnown ||= uri === FISCAL_NAMESPACE;
	});
	parser.on('text', (part) => {
		text += part;
	});
	parser.on('closetag', ({ uri, local }) => {
		if (uri !== FISCAL_NAMESPACE) return;
		if (local === 'Jir') found.jir = text.trim();
		if (local === 'SifraPoruke') found.message = text.trim();
		if (local === 'EchoResponse') found.echo = text;
		if (local === 'SifraGreske') found.errors.push({ code: text.trim(), text: '' });
		if (local === 'PorukaGreske') found.errors.splice(-1, 1, { code: found.errors.at(-1)?.code ?? '', text: text.trim() });
		text = '';
	});
	parser.on('error', (error) => {
		throw new Error(`The fiscal service answered with something else than XML: ${error.message}`);
	});
	parser.write(xml).close();
	if (!isKnown) throw new Error('The fiscal service answered with an unknown document');
	return found;
}
