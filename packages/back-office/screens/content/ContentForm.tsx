import type { ReactNode } from 'react';
import { type Content, type ContentKind, readContent, saveContent } from '../../api/content.ts';
import type { Loaded } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { Field, TextArea } from '../../ui/Field.tsx';
import { StateFields } from '../../ui/StateFields.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { bindField, useVersionedForm } from '../../ui/use-versioned-form.ts';
import { VersionedFormFrame } from '../../ui/VersionedFormFrame.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { Blanks } from './Blanks.tsx';
import { toChange, toValues } from './content-change.ts';
import { PostFields } from './PostFields.tsx';

interface Props {
	readonly kind: ContentKind;
	readonly start: Loaded<Content>;
	readonly onSaved: () => unknown;
}

/** Pages that the shop needs are for everybody, and so are those with a form, a calendar or a flyer. */
const mayHaveAudience = (content: Content): boolean => !('template' in content) || (!content.fixed && ['default', 'landing', 'faq'].includes(content.template));

/** Texts, address, state and audience of a page or post. */
export function ContentForm({ kind, start, onSaved }: Props): ReactNode {
	const { value } = start;
	const form = useVersionedForm({
		...{ start, toValues, read: readContent(kind, String(value.id)) },
		save: (values, changed, version) => saveContent(kind, value.id, toChange(values, changed), version),
		onSaved: () => {
			showToast(t('content.saved'));
			return onSaved();
		},
	});
	const bind = (name: string) => bindField(form, 'content.field', name);
	const isLanding = 'template' in value && value.template === 'landing';
	const isFixed = 'fixed' in value && value.fixed;

	return (
		<VersionedFormFrame form={form} group="content.field">
			<Field {...bind('title')} required maxLength={300} />
			{'category' in value ? (
				<Field {...bind('slug')} required maxLength={100} hint={t('content.moved-hint')} />
			) : (
				<Field {...bind('path')} required maxLength={200} readOnly={isFixed} hint={t(isFixed ? 'content.fixed-hint' : 'content.moved-hint')} />
			)}
			<StateFields form={form} />
			{mayHaveAudience(value) && <AudienceFields form={form} />}
			{'category' in value && <PostFields post={value} form={form} />}
			<TextArea {...bind('short_description')} rows={3} maxLength={2000} hint={kind === 'posts' ? t('content.summary-hint') : undefined} />
			<TextArea {...bind('seo_description')} rows={2} maxLength={500} hint={t('content.seo-hint')} />
			<Blanks form={form} />
			<TextArea {...bind('content')} rows={16} maxLength={200_000} hint={t(isLanding ? 'content.landing-hint' : 'content.html')} />
		</VersionedFormFrame>
	);
}
