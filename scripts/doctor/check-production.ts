import type { Operation } from '@titraj/backend/operation/index.ts';
import type { OutsideServices } from '@titraj/backend/operation-check.ts';
import type { Finding } from './finding.ts';

const DAY = 86_400_000;
/** A backup is made a day after the last one. */
const OLD_BACKUP = 26 * 3_600_000;
/** Invoices that the tax office has not taken must reach it within two days. */
const OVERDUE_REPORT = 2 * DAY;
const SETUP = 'npm run backend:setup -- --file shop.json (docs/own-shop.md), or in the back office';

/** What a public shop still lacks, by its data. */
export function checkShopData(operation: Operation, now: Date): readonly Finding[] {
	const { origin, published_passwords, missing, open_pages, notes, backup, orders } = operation;
	const found: (Finding | false)[] = [
		origin === 'demo' &&
			bad('content', 'The shop has the demo’s content.', 'npm start -- --empty begins your own; on a server: node dist/node/backend.js --data .data/own'),
		published_passwords.length > 0 &&
			bad(
				'passwords',
				`Published passwords open ${published_passwords.join(' and ')}.`,
				'TRUSTED_PROXIES=1 npm start replaces them and prints the new ones once',
			),
		missing.length > 0 && origin === 'own' && bad('set-up', `Orders still need: ${missing.join(', ')}.`, SETUP),
		open_pages.length > 0 &&
			bad('open pages', `${open_pages.join(' and ')} are open by TEST_BANK or DEV_PAGES.`, 'Set TEST_BANK=0 and DEV_PAGES=0, and start again'),
		backup.place !== null && isOld(backup.made_at, OLD_BACKUP, now) && bad('backup', toBackupMessage(backup), 'npm run backup; why: npm run status'),
		...checkPapers(operation, now),
		...checkQueues(operation, now),
		Date.parse(orders.last_at ?? '') > now.getTime() + 60_000 &&
			bad('clock', `This machine’s clock is behind: an order is of ${orders.last_at}.`, 'timedatectl set-ntp true'),
	];
	const noted = notes.map(({ message, is_severe }): Finding => ({ name: 'settings', state: is_severe ? 'bad' : 'note', message }));
	return [...found.filter((finding) => finding !== false), ...noted];
}

/** What settings name outside of the shop, and cannot be used. */
export function checkServices({ mailProblem, certificate, certificateProblem, isTestFiscal }: OutsideServices, now: Date): readonly Finding[] {
	const RENEW = 'Renew it at FINA, then set FISCAL_CERTIFICATE and FISCAL_PASSWORD (docs/papers.md)';
	const days = certificate === null ? null : Math.floor((certificate.validUntil.getTime() - now.getTime()) / DAY);
	const found: (Finding | false)[] = [
		mailProblem !== null && bad('mail', `The mail server of MAIL_URL takes no mails: ${mailProblem}`, 'Correct MAIL_URL (docs/mail.md), then: npm run doctor'),
		certificateProblem !== null && bad('fiscal', certificateProblem, 'openssl pkcs12 -info -noout -in "$FISCAL_CERTIFICATE"'),
		isTestFiscal && bad('fiscal', 'Invoices are reported to the tax office’s test service.', 'Set FISCAL_SERVICE=production (docs/papers.md)'),
		certificate !== null && certificate.validFrom > now && bad('fiscal', `${certificate.file} is not valid before ${toDay(certificate.validFrom)}.`, RENEW),
		days !== null && days < 0 && bad('fiscal', `${certificate?.file} has expired.`, RENEW),
		days !== null && days >= 0 && days < 30 && { name: 'fiscal', state: 'note', message: `${certificate?.file} expires in ${days} days.`, fix: RENEW },
	];
	return found.filter((finding) => finding !== false);
}

const bad = (name: string, message: string, fix: string): Finding => ({ name, state: 'bad', message, fix });
const isOld = (moment: string | null, age: number, now: Date): boolean => moment === null || Date.parse(moment) < now.getTime() - age;
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

function toBackupMessage({ place, made_at, problem }: Operation['backup']): string {
	if (problem !== undefined) return `The place of backups, ${place}, cannot be read: ${problem}`;
	return made_at === null ? `There is no backup in ${place}.` : `The newest backup in ${place} is of ${made_at}.`;
}

function checkPapers({ fiscal }: Operation, now: Date): readonly Finding[] {
	const isOverdue = fiscal.unreported > 0 && isOld(fiscal.oldest, OVERDUE_REPORT, now);
	return [
		...(isOverdue
			? [bad('fiscal', `${fiscal.unreported} invoices are not reported, the oldest of ${fiscal.oldest}.`, 'npm run status names the error; docs/papers.md')]
			: []),
		...(fiscal.mode === 'on' && fiscal.service === null
			? [bad('fiscal', 'The shop reports invoices, but FISCAL_SERVICE is not set.', 'Set FISCAL_SERVICE and FISCAL_CERTIFICATE (docs/papers.md)')]
			: []),
		...(fiscal.mode === 'off'
			? [
					{
						name: 'fiscal',
						state: 'note',
						message: 'No invoices are reported to the tax office.',
						fix: 'docs/papers.md, or say that the ERP reports them',
					} as const,
				]
			: []),
	];
}

function checkQueues({ queues, failing_jobs, paused, mails }: Operation, now: Date): readonly Finding[] {
	const failed = queues.filter((queue) => queue.failed > 0).map(({ name, failed: count }) => `${count} of ${name}`);
	const isStopped = paused.jobs || paused.mails;
	return [
		...(failed.length > 0 ? [{ name: 'jobs', state: 'note', message: `Given up: ${failed.join(', ')}.`, fix: 'Back office, page Jobs' } as const] : []),
		...failing_jobs.map(
			({ name, failures, error }): Finding => ({ name: 'jobs', state: 'note', message: `${name} failed ${failures} times: ${error}`, fix: 'npm run status' }),
		),
		...(isStopped ? [{ name: 'jobs', state: 'note', message: 'Jobs or mails are paused.', fix: 'Back office, page Jobs, lets them run' } as const] : []),
		...(mails.waiting > 0 && isOld(mails.oldest, DAY, now)
			? [bad('mail', `${mails.waiting} mails wait, the oldest since ${mails.oldest}.`, 'npm run status; docs/mail.md')]
			: []),
	];
}
