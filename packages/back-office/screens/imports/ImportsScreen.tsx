import { type FormEvent, type ReactNode, useState } from 'react';
import { toExportHref, uploadImport } from '../../api/imports.ts';
import type { Failure } from '../../api/result.ts';
import { goTo } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';

/** Products as a file: taken in, and given out. */
export default function ImportsScreen(): ReactNode {
	const mayWrite = useMay()('products:write');
	return (
		<>
			<p>
				<a href="#/products">{t('products.title')}</a>
			</p>
			<h1>{t('imports.title')}</h1>
			<div className="columns spaced">
				{mayWrite && <Upload />}
				<section className="card">
					<h2>{t('imports.export')}</h2>
					<p>{t('imports.export-about')}</p>
					<div className="actions">
						<a className="button" href={toExportHref('')} download>
							{t('imports.export-all')}
						</a>
						{['on_sale', 'archived'].map((list) => (
							<a key={list} className="button quiet" href={toExportHref(list)} download>
								{t('imports.export-list', { list: tOf('products.list', list) })}
							</a>
						))}
					</div>
				</section>
			</div>
		</>
	);
}

/** Sends a file to the shop, and opens what was found in it. */
function Upload(): ReactNode {
	const [isSending, setIsSending] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const file = new FormData(event.currentTarget).get('file');
		if (!(file instanceof File)) return;
		setFailure(null);
		setIsSending(true);
		const result = await uploadImport(file);
		setIsSending(false);
		if (result.ok) goTo(`/imports/${result.value.id}`);
		else setFailure(result.failure);
	};
	return (
		<form className="card" aria-label={t('imports.import')} onSubmit={(event) => void submit(event)}>
			<h2>{t('imports.import')}</h2>
			<p>{t('imports.import-about')}</p>
			<Field
				label={t('imports.file')}
				hint={isSending ? t('imports.uploading') : t('imports.file-hint')}
				name="file"
				type="file"
				accept=".csv,.tsv,.txt,.xlsx,.xml,.rss,.jsonl,.ndjson,.gz"
				required
			/>
			{failure && <FailureNotice failure={failure} />}
			<div className="actions">
				<button type="submit" disabled={isSending}>
					{t('imports.upload')}
				</button>
			</div>
		</form>
	);
}
