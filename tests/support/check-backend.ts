import { checkContract } from '#scripts/contract/check-contract.ts';
import { type ContractReport, type Finding, isError } from '#scripts/contract/finding.ts';
import type { WriteOptions } from '#scripts/contract/writes/check-writes.ts';

/** Runs the check of `npm run contract:check` on a backend; `writes: true` means without account and coupon; `appendLang` is the setting APPEND_LANG. */
export function checkBackend(url: string, writes: boolean | Partial<WriteOptions> = false, appendLang = true): Promise<ContractReport> {
	const settings = { url, host: 'titraj.example', timeout: 5000, appendLang };
	const options = { account: null, product: null, coupon: null, run: 'test', ...(typeof writes === 'object' && writes) };
	return checkContract(settings, { writes: writes === false ? null : options, dist: null, pages: 3 });
}

/** Errors of a report by the name of their verdict. */
export function errorsOf({ verdicts }: ContractReport): Record<string, readonly Finding[]> {
	return Object.fromEntries(
		verdicts.flatMap(({ name, findings }) => {
			const errors = findings.filter(isError);
			return errors.length > 0 ? [[name, errors]] : [];
		}),
	);
}
