import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import forge from 'node-forge';

export interface TestCertificate {
	readonly file: string;
	readonly password: string;
	/** PEM. */
	readonly certificate: string;
}

/** A self-signed certificate in a PKCS #12 file with the old encryption that FINA uses. */
export async function writeTestCertificate(folder: string): Promise<TestCertificate> {
	const keys = forge.pki.rsa.generateKeyPair(2048);
	const cert = forge.pki.createCertificate();
	cert.publicKey = keys.publicKey;
	cert.serialNumber = '3ecb10d9';
	cert.validity.notBefore = new Date('2026-01-01');
	cert.validity.notAfter = new Date('2036-01-01');
	const name = [
		{ shortName: 'C', value: 'HR' },
		{ shortName: 'O', value: 'VRTNA TRGOVINA, D.O.O. HR12345678903' },
		{ shortName: 'CN', value: 'FISKAL 1' },
	];
	cert.setSubject(name);
	cert.setIssuer(name);
	cert.sign(keys.privateKey, forge.md.sha256.create());
	const password = 'lozinka';
	const p12 = forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(keys.privateKey, [cert], password, { algorithm: '3des' })).getBytes();
	const file = join(folder, 'fiskal.p12');
	await writeFile(file, Buffer.from(p12, 'binary'));
	return { file, password, certificate: forge.pki.certificateToPem(cert) };
}
