import type { ReactNode } from 'react';
import { useFreshRead } from '../../api/read.ts';
import type { Result } from '../../api/result.ts';
import { readTranslatedText, saveTranslatedText, type TranslationPlace } from '../../api/translations.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { textOf } from '../../ui/typed.ts';

const LONGEST_TEXT = 200_000;

interface Props {
	readonly label: string;
	readonly short?: string;
	/** What is translated; typed if it is left out. */
	readonly place?: TranslationPlace;
	readonly onDone: () => unknown;
}

/** A button that translates one field into one language; an empty text deletes the translation. */
export function TranslateAction({ label, short, place, onDone }: Props): ReactNode {
	return (
		<ActionButton
			label={label}
			{...(short !== undefined && { short })}
			question={t(place === undefined ? 'translations.other-question' : 'translations.question')}
			done={t('action.saved')}
			tone="quiet"
			act={(typed) => save(place ?? toPlace(typed), typed)}
			onDone={onDone}
		>
			{place === undefined ? <TypedPlace /> : <StoredText place={place} />}
		</ActionButton>
	);
}

function TypedPlace(): ReactNode {
	return (
		<>
			<Field label={t('translations.kind')} name="kind" required maxLength={40} hint={t('translations.kind-hint')} />
			<Field label={t('translations.id')} name="id" required maxLength={600} />
			<Field label={t('translations.field')} name="field" required maxLength={600} defaultValue="title" />
			<Field label={t('translations.language')} name="language" required pattern="[a-z]{2}" maxLength={2} placeholder="de" />
			<TextArea label={t('translations.text')} name="text" maxLength={LONGEST_TEXT} hint={t('translations.text-hint')} />
		</>
	);
}

/** The whole translation as it is stored now: lists show its beginning, and saving an answer from before would bring it back. */
function StoredText({ place }: { readonly place: TranslationPlace }): ReactNode {
	return (
		<Loading of={useFreshRead(readTranslatedText(place))}>
			{({ text }) => (
				<TextArea label={t('translations.text')} name="text" maxLength={LONGEST_TEXT} defaultValue={text ?? ''} hint={t('translations.text-hint')} />
			)}
		</Loading>
	);
}

/** What is stored stays if it could not be read, or not yet: the field is missing then, which is not an empty text. */
const save = (place: TranslationPlace, typed: FormData): Promise<Result<unknown>> =>
	typed.has('text') ? saveTranslatedText(place, textOf(typed, 'text')) : Promise.resolve(UNREAD);

const UNREAD: Result<unknown> = { ok: false, failure: { status: 503, detail: '', fields: [] } };

const toPlace = (typed: FormData): TranslationPlace => ({
	...{ kind: textOf(typed, 'kind') ?? '', id: String(typed.get('id') ?? ''), field: textOf(typed, 'field') ?? '' },
	language: textOf(typed, 'language') ?? '',
});
