import { type FormEvent, type ReactNode, useState } from 'react';
import { type Content, type ContentKind, readContent, saveContent } from '../../api/content.ts';
import type { Loaded } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { CheckBox, Field, TextArea } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { type ContentDraft, type ContentField, differing, pick, toContentDraft } from './content-draft.ts';

interface Props {
	readonly kind: ContentKind;
	readonly start: Loaded<Content>;
	readonly onSaved: () => unknown;
}

interface Base {
	readonly draft: ContentDraft;
	readonly version: string | null;
}

/** Texts and visibility. Only what was changed is sent, with the version that it was changed in; if somebody saved meanwhile, it shows what. */
export function ContentForm({ kind, start, onSaved }: Props): ReactNode {
	const { id } = start.value;
	const [base, setBase] = useState<Base>(() => ({ draft: toContentDraft(start.value), version: start.version }));
	const [draft, setDraft] = useState(base.draft);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [theirs, setTheirs] = useState<Base | null>(null);
	const [isSending, setIsSending] = useState(false);
	useUnsaved(differing(base.draft, draft).length > 0);

	const errorOf = (name: string): string | undefined => failure?.fields.find(({ field }) => field === name)?.reason;
	const bind = (name: Exclude<ContentField, 'visible'>) => ({
		...{ name, label: tOf('content.field', name), value: draft[name], error: errorOf(name) },
		onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) => setDraft((before) => ({ ...before, [name]: value })),
	});
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setIsSending(true);
		const result = await saveContent(kind, id, pick(draft, differing(base.draft, draft)), base.version);
		setIsSending(false);
		setFailure(result.ok || result.failure.status === 412 ? null : result.failure);
		if (result.ok) {
			showToast(t('content.saved'));
			return onSaved();
		}
		if (result.failure.status !== 412) return;
		const now = await readContent(kind, String(id)).load();
		setTheirs({ draft: toContentDraft(now.value), version: now.version });
	};
	/** Takes over what the other person changed, unless it was changed here, too. */
	const merge = (now: Base) => {
		setDraft((before) => ({ ...now.draft, ...pick(before, differing(base.draft, before)) }));
		setBase(now);
		setTheirs(null);
	};

	return (
		<form className="form" onSubmit={(event) => void save(event)}>
			<fieldset className="form card" disabled={isSending}>
				<Field {...bind('title')} required maxLength={300} />
				<TextArea {...bind('short_description')} rows={3} maxLength={2000} hint={kind === 'posts' ? t('content.summary-hint') : undefined} />
				{kind === 'pages' && <TextArea {...bind('seo_description')} rows={2} maxLength={500} hint={t('content.seo-hint')} />}
				<TextArea {...bind('content')} rows={16} maxLength={200_000} hint={t('content.html')} />
				<CheckBox
					label={t('content.field.visible')}
					name="visible"
					checked={draft.visible}
					onChange={({ target: { checked } }) => setDraft((before) => ({ ...before, visible: checked }))}
				/>
			</fieldset>
			{failure && <FailureNotice failure={failure} />}
			{theirs && (
				<div className="notice" data-tone="attention" role="alert">
					<p>{t('content.conflict')}</p>
					<ul>
						{differing(base.draft, theirs.draft).map((name) => (
							<li key={name}>
								<b>{tOf('content.field', name)}</b>: {String(theirs.draft[name])}
							</li>
						))}
					</ul>
					<button type="button" onClick={() => merge(theirs)}>
						{t('content.merge')}
					</button>
				</div>
			)}
			<div className="actions">
				<button type="submit" disabled={isSending || theirs !== null}>
					{t('content.save')}
				</button>
			</div>
		</form>
	);
}
