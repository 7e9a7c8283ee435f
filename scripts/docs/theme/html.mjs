// Docs: HTML as strings, inside typedoc's elements.
import {JSX} from 'typedoc';

const ESCAPES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

export const escapeHtml = text => text.replaceAll(/[&<>"]/g, character => ESCAPES[character]);

/** An element from HTML. */
export const raw = html => JSX.createElement(JSX.Raw, {html});

/** The HTML of an element, also of none. */
export const htmlOf = element => (element === undefined || element === null ? '' : JSX.renderElement(element));

const CHARACTERS = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&'};

/** The text of some HTML, on one line. */
export const textOf = html =>
	html
		.replaceAll(/<(script|style|button)[\s\S]*?<\/\1>/g, '')
		.replaceAll(/<[^>]+>/g, '')
		.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, entity => CHARACTERS[entity])
		.replaceAll(/\s+/g, ' ')
		.trim();
