import { defineMail } from '@titraj/contract/shop/define-mail.ts';
import en from '../locales/en.json' with { type: 'json' };
import hr from '../locales/hr.json' with { type: 'json' };

/** Mails in the colours of the garden, with texts of our own. */
export const MAIL = defineMail({
	texts: { hr, en },
	color: '#3d5f1a',
	frame: `<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><title>{subject}</title></head>
<body style="margin:0;padding:24px;background:#f3f6ec;font-family:Georgia,serif;font-size:16px;line-height:1.5">
<p style="font-size:20px;color:#3d5f1a">{shop}</p>
<h1 style="font-size:22px">{subject}</h1>
{content}
<p style="font-size:13px">{signature}</p>
</body>
</html>
`,
});
