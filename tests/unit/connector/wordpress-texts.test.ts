import { expect, it } from 'vitest';
import { findPictures, toHtml } from '#examples/connector-wordpress/to-html.ts';

const BASE = 'https://blog.example';
const uploads = (name: string) => `${BASE}/wp-content/uploads/${name}`;
/** The text in the shop, whose pictures are named by their files. */
const convert = (html: string) => {
	const pictures = findPictures(html, BASE);
	const stored = new Map(pictures.map((url) => [url, { media: url.split('/').at(-1) ?? '', width: 40, height: 30 }]));
	return { pictures, html: toHtml(html, stored, BASE) };
};
const img = (name: string, alt = '') => `<img src="/media/stored/${name}.1280.webp" alt="${alt}" width="40" height="30" loading="lazy" />`;
const link = (name: string, inside: string) => `<a href="/media/stored/${name}.1280.webp">${inside}</a>`;

it.each([
	[
		'columns of the block editor',
		'<!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column {"width":"33%"} --><div class="wp-block-column" style="flex-basis:33%"><p>Lijevo</p></div><!-- /wp:column --><div class="wp-block-column">Desno</div></div>\n<!-- /wp:columns -->',
		'<p>Lijevo</p><p>Desno</p>',
	],
	[
		'buttons beside each other',
		'<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/kupi/">Kupi</a></div><div class="wp-block-button"><a href="https://drugi.example/">Više</a></div></div>',
		`<p><a href="${BASE}/kupi/">Kupi</a></p><p><a href="https://drugi.example/">Više</a></p>`,
	],
	[
		'a video of YouTube with its title',
		'<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper"><iframe title="Ljeto na Krku" width="500" src="https://www.youtube.com/embed/abc?feature=oembed" allowfullscreen></iframe></div></figure>',
		'<figure> <a href="https://www.youtube.com/embed/abc?feature=oembed">Ljeto na Krku</a> </figure>',
	],
	[
		'a map that is loaded late',
		'<p><iframe class="lazyload" data-src="https://maps.example/?q=krk"></iframe></p>',
		'<p><a href="https://maps.example/?q=krk">https://maps.example/?q=krk</a></p>',
	],
	[
		'a quoted post, which comes twice',
		'<blockquote class="wp-embedded-content" data-secret="x"><a href="https://drugi.example/a/">Drugi</a></blockquote><iframe class="wp-embedded-content" sandbox="allow-scripts" src="https://drugi.example/a/embed/#?secret=x" data-secret="x"></iframe>',
		'<blockquote><a href="https://drugi.example/a/">Drugi</a></blockquote>',
	],
	[
		'a post of a social network with its script',
		'<blockquote class="twitter-tweet"><p lang="hr" dir="ltr">Kiša</p>&mdash; Ana (@ana) <a href="https://twitter.example/ana/1">1. svibnja</a></blockquote><p><script async src="https://platform.twitter.example/widgets.js"></script></p>',
		'<blockquote><p>Kiša</p>— Ana (@ana) <a href="https://twitter.example/ana/1">1. svibnja</a></blockquote>',
	],
	[
		'a film',
		`<figure class="wp-block-video"><video controls src="${uploads('film.mp4')}"></video></figure>`,
		`<figure><a href="${uploads('film.mp4')}">film.mp4</a></figure>`,
	],
	[
		'a file with its button',
		'<div class="wp-block-file"><object class="wp-block-file__embed" data="/c.pdf" type="application/pdf"></object><a id="x" href="/c.pdf">Cjenik</a><a href="/c.pdf" class="wp-block-file__button" download>Preuzmi</a></div>',
		`<p><a href="${BASE}/c.pdf">Cjenik</a></p>`,
	],
	[
		'leftovers of Elementor',
		'<div data-elementor-type="wp-post" class="elementor elementor-5"><section class="elementor-section"><div class="elementor-widget-container"><style>/*! elementor */.elementor-heading-title{padding:0}</style><h2 class="elementor-heading-title">Naslov</h2></div><div class="elementor-widget-container"><i class="fas fa-star" aria-hidden="true"></i> Zvijezda</div><div class="elementor-widget-container"><a href="/x/"><div><h3>U linku</h3></div></a></div></section></div>',
		`<h2>Naslov</h2><p>Zvijezda</p><a href="${BASE}/x/"><h3>U linku</h3></a>`,
	],
	['empty lines, and rows of spaces', '<p>&nbsp;</p><p><br></p><p>jedan&nbsp;&nbsp;&nbsp;dva 5&nbsp;kg</p><h2>&nbsp;</h2>', '<p>jedan dva 5\u00a0kg</p>'],
	['code, whose spaces stay', '<pre class="wp-block-code"><code>a   b</code></pre>', '<pre><code>a   b</code></pre>'],
	[
		'texts outside of any paragraph',
		'Prvi<div>Drugi</div>Treći <strong>red</strong><br>dalje',
		'<p>Prvi</p><p>Drugi</p><p>Treći <strong>red</strong><br />dalje</p>',
	],
	[
		'share buttons, a table of contents and related posts',
		'<div id="toc_container"><p>Sadržaj</p><ul><li><a href="#a">A</a></li></ul></div><h2><span id="a">A</span></h2><p>B <a href="#fn1">1</a></p><div class="sharedaddy sd-sharing-enabled"><ul><li><a href="?share=x">Podijeli</a></li></ul></div><div id="jp-relatedposts" class="jp-relatedposts"><h3>Slično</h3></div>',
		'<h2>A</h2><p>B 1</p>',
	],
	[
		'a form with its labels, icons and menus',
		'<form><label>Ime</label><input name="a"></form><svg><title>ikona</title></svg><nav>Izbornik</nav><p>Kraj</p>',
		'<p>Kraj</p>',
	],
	[
		'shortcodes that WordPress did not replace',
		'[vc_row css=".a{color:red}"][vc_column width="1/2"]Tekst[/vc_column][/vc_row]<p>[gallery ids=&#8221;1,2&#8243;][contact-form-7 id="5" title="Upit"]</p>[embed]https://video.example/x[/embed]<p>[video width="640" mp4="https://blog.example/v.mp4"][/video]</p>[su_note]Pazi[/su_note] [sic]',
		`<p>Tekst</p><p><a href="https://video.example/x">https://video.example/x</a></p><p><a href="${BASE}/v.mp4">${BASE}/v.mp4</a></p><p>Pazi [sic]</p>`,
	],
	[
		'letters that are drawn as pictures',
		'<p><img draggable="false" class="emoji" alt="😀" src="https://s.w.org/images/core/emoji/1f600.png"> bok</p>',
		'<p>😀 bok</p>',
	],
	[
		'nothing that runs',
		'<p onclick="a()">Tekst<img src="https://zlo.example/x" onerror="a()"><a href="javascript:a()">mamac</a><a href="data:text/html,x">mamac</a></p><script>a()</script><a hidden href="/x/">skriveno</a><div hidden>skriveno</div><svg onload="a()"><script>a()</script></svg><math><mtext></form><mglyph><style></math><img src=x onerror=a()>',
		'<p>Tekstmamacmamac</p>',
	],
])('%s', (_, given, wanted) => {
	expect(toHtml(given, new Map(), BASE)).toBe(wanted);
});

it.each([
	[
		'the widest of a picture, at the new address of the site',
		`<figure class="wp-block-image"><img src="http://blog.example/wp-content/uploads/a-300x200.jpg" srcset="${uploads('a-300x200.jpg')} 300w, ${uploads('a-1536x1024.jpg')} 1536w, ${uploads('a-768x512.jpg')} 768w" sizes="100vw" alt="More" class="wp-image-5"/><figcaption class="wp-element-caption">Krk</figcaption></figure>`,
		[uploads('a-1536x1024.jpg')],
		`<figure>${img('a-1536x1024.jpg', 'More')}<figcaption>Krk</figcaption></figure>`,
	],
	[
		'a caption of the classic editor, which was not replaced',
		`[caption id="attachment_5" align="alignleft" width="300"]<a href="${uploads('b.jpg')}"><img class="size-medium" src="${uploads('b-300x200.jpg')}" alt="" width="300" /></a> Zalazak <em>sunca</em>[/caption]`,
		[uploads('b-300x200.jpg')],
		`<figure><a href="${uploads('b.jpg')}">${img('b-300x200.jpg')}</a><figcaption>Zalazak <em>sunca</em></figcaption></figure>`,
	],
	[
		'a caption of an older version, in an attribute',
		`[caption width="300" caption="Stari opis"]<img src="/c.jpg" />[/caption]`,
		[`${BASE}/c.jpg`],
		`<figure>${img('c.jpg')}<figcaption>Stari opis</figcaption></figure>`,
	],
	[
		'a caption as an old theme writes it',
		`<div id="attachment_6" style="width: 310px" class="wp-caption alignnone"><img src="/d.jpg" alt="D" /><p class="wp-caption-text">Opis</p></div>`,
		[`${BASE}/d.jpg`],
		`<figure>${img('d.jpg', 'D')}<figcaption>Opis</figcaption></figure>`,
	],
	[
		'a gallery of the classic editor, with a server for pictures',
		`<div id='gallery-1' class='gallery galleryid-1'><dl class='gallery-item'><dt class='gallery-icon landscape'><a href='${uploads('g.jpg')}'><img data-orig-file="https://i0.wp.com/blog.example/wp-content/uploads/g.jpg?fit=800%2C600&#038;ssl=1" src="https://i0.wp.com/blog.example/wp-content/uploads/g.jpg?resize=150%2C150" class="attachment-thumbnail" alt="" /></a></dt><dd class='wp-caption-text gallery-caption'>Prva</dd></dl><br style='clear: both' /></div>`,
		[uploads('g.jpg')],
		`<figure>${link('g.jpg', img('g.jpg'))}<figcaption>Prva</figcaption></figure>`,
	],
	[
		'a gallery of the block editor',
		`<figure class="wp-block-gallery columns-3"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="${uploads('h-1024x683.jpg')}" data-full-url="${uploads('h.jpg')}" data-id="7" alt=""/></figure></li></ul></figure>`,
		[uploads('h.jpg')],
		`<figure><ul><li><figure>${img('h.jpg')}</figure></li></ul></figure>`,
	],
	[
		'a picture that is loaded late, and is there again for browsers without JavaScript',
		`<p><img src="data:image/svg+xml;base64,AA" data-lazy-src="${uploads('i.jpg')}" alt="I"><noscript><img src="${uploads('i.jpg')}" alt="I"></noscript></p>`,
		[uploads('i.jpg')],
		`<p>${img('i.jpg', 'I')}</p>`,
	],
	['a picture that only browsers without JavaScript see', `<noscript><img src="/j.jpg" alt="J"></noscript>`, [`${BASE}/j.jpg`], `<p>${img('j.jpg', 'J')}</p>`],
	['no placeholder', '<p>A<img src="data:image/gif;base64,R0lGOD"></p><p><img src=""></p>', [], '<p>A</p>'],
])('%s', (_, given, pictures, wanted) => {
	expect(convert(given)).toEqual({ pictures, html: wanted });
});

it.each(['<div>', '<p><b>', '[caption]', '[caption]<img ', '<img class="emoji ', '&nbsp; ', '[embed]http://', '\n'])(
	'twenty thousand times %j',
	(piece) => {
		const { html } = convert(`${piece.repeat(20_000)}<p>Kraj</p>`);
		expect(html.length).toBeLessThan(1_000_000);
	},
	120_000,
);
