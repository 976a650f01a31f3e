import { Compile } from 'typebox/compile';
import { readCertificate } from './invoices/index.ts';
import { findServerProblem } from './mail/index.ts';
import { readCommandAccess } from './merchant-api/keys/command-access.ts';
import { isPublic, Operation } from './operation/index.ts';
import { type BackendConfig, readConfig } from './platform/settings/config.ts';

const isOperation = Compile(Operation);

/** State of the shop that runs on a data folder, as its backend says; null if it does not answer, or is of another version. */
export async function askOperation(dataDir: string): Promise<Operation | null> {
	const access = readCommandAccess(dataDir);
	if (access === null) return null;
	try {
		const headers = { authorization: `Bearer ${access.key}` };
		const response = await fetch(`${access.url}/merchant/v1/operation`, { headers, signal: AbortSignal.timeout(10_000) });
		const answer: unknown = await response.json();
		return isOperation.Check(answer) ? answer : null;
	} catch {
		return null;
	}
}

/** What settings lead to outside of the shop, and whether it can be used. */
export interface OutsideServices {
	readonly isPublic: boolean;
	/** Why the mail server takes no mails; null if it does, or none is set. */
	readonly mailProblem: string | null;
	/** The certificate for fiscalisation; null if none is set. */
	readonly certificate: { readonly file: string; readonly validFrom: Date; readonly validUntil: Date } | null;
	readonly certificateProblem: string | null;
	readonly isTestFiscal: boolean;
}

/** Connects to the mail server and reads the certificate, as the backend's settings name them. */
export async function checkOutsideServices(): Promise<OutsideServices> {
	const config = readConfig({ dataDir: null });
	const { mailServer, siteUrl, fiscal } = config;
	return {
		isPublic: isPublic(config),
		mailProblem: mailServer === null ? null : await findServerProblem(mailServer, new URL(siteUrl).hostname),
		isTestFiscal: fiscal !== null && /cistest/.test(new URL(fiscal.url).hostname),
		...readValidity(fiscal),
	};
}

function readValidity(fiscal: BackendConfig['fiscal']): Pick<OutsideServices, 'certificate' | 'certificateProblem'> {
	if (fiscal === null) return { certificate: null, certificateProblem: null };
	try {
		const { validFrom, validUntil } = readCertificate(fiscal);
		return { certificate: { file: fiscal.certificateFile, validFrom, validUntil }, certificateProblem: null };
	} catch (cause) {
		return { certificate: null, certificateProblem: cause instanceof Error ? cause.message : String(cause) };
	}
}
