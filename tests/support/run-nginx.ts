import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '#scripts/run/free-port.ts';

const PROGRAM = '/usr/sbin/nginx';

/** Whether Debian's nginx is installed. */
export const hasNginx = existsSync(PROGRAM);

export interface RunningNginx extends AsyncDisposable {
	readonly http: number;
	readonly https: number;
}

interface Sample {
	/** Port of the shop. */
	readonly shop: number;
	/** Port of the backend. */
	readonly backend: number;
	/** File in `deploy/nginx`. */
	readonly file?: 'shop.conf' | 'origin.conf';
}

/** Runs nginx with a sample of `deploy/nginx`: other ports, folders and certificate, nothing else is changed. */
export async function runNginx(folder: string, { shop, backend, file: name = 'shop.conf' }: Sample): Promise<RunningNginx> {
	const [http, https] = [await freePort(), await freePort()];
	const subject = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example'];
	const pair = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
	execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...pair], { stdio: 'ignore' });
	mkdirSync(join(folder, 'cache'));
	const sample = readFileSync(resolve('deploy/nginx', name), 'utf8')
		.replaceAll(/listen (?:\[::\]:)?(80|443)( ssl http2)?;/g, (line, port, tls = '') =>
			line.includes('[') ? '' : `listen 127.0.0.1:${port === '80' ? http : https}${tls};`,
		)
		.replaceAll('127.0.0.1:8888', `127.0.0.1:${shop}`)
		.replaceAll('127.0.0.1:8787', `127.0.0.1:${backend}`)
		.replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+\/fullchain\.pem/g, join(folder, 'cert.pem'))
		.replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+\/privkey\.pem/g, join(folder, 'key.pem'))
		.replaceAll('/var/cache/nginx/shop', join(folder, 'cache'));
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
	const file = join(folder, 'nginx.conf');
	writeFileSync(
		file,
		`pid ${folder}/pid;\nerror_log stderr;\ndaemon off;\nmaster_process off;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${sample}\n}\n`,
	);
	execFileSync(PROGRAM, ['-t', '-q', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
	const nginx = spawn(PROGRAM, ['-c', file], { stdio: 'ignore' });
	const ended = new Promise<void>((done) => nginx.once('exit', () => done()));
	return {
		...{ http, https },
		async [Symbol.asyncDispose]() {
			nginx.kill('SIGTERM');
			await ended;
		},
	};
}
