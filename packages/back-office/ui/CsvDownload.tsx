import { type ReactNode, useState } from 'react';
import type { Failure, Result } from '../api/result.ts';
import { t } from '../texts/text.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { saveFile } from './save-file.ts';
import { toCsv } from './to-csv.ts';

interface Props {
	/** Of the file. */
	readonly name: string;
	readonly columns: readonly string[];
	/** Reads all rows. */
	readonly read: () => Promise<Result<readonly (readonly string[])[]>>;
}

/** A button that reads all of a list and saves it as a table. */
export function CsvDownload({ name, columns, read }: Props): ReactNode {
	const [isReading, setIsReading] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const download = async () => {
		setIsReading(true);
		const all = await read();
		setIsReading(false);
		setFailure(all.ok ? null : all.failure);
		if (!all.ok) return;
		saveFile(name, toCsv(columns, all.value));
	};
	return (
		<>
			<button type="button" className="quiet" disabled={isReading} onClick={() => void download()}>
				{t(isReading ? 'subscribers.exporting' : 'subscribers.export')}
			</button>
			{failure && <FailureNotice failure={failure} />}
		</>
	);
}
