// The look of the editors. All colors are CSS variables, so light and dark need one theme.
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

const look = EditorView.theme({
	'&': {fontSize: 'var(--small)', backgroundColor: 'var(--code-background)', color: 'var(--text)'},
	'&.cm-focused': {outline: '2px solid var(--link)', outlineOffset: '-1px'},
	'.cm-scroller': {fontFamily: 'var(--mono)', lineHeight: '1.6'},
	'.cm-content': {caretColor: 'var(--text)', padding: '0.75rem 0'},
	'.cm-cursor': {borderLeftColor: 'var(--text)'},
	'.cm-gutters': {backgroundColor: 'var(--code-background)', color: 'var(--text-aside)', border: 'none'},
	'.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'var(--line)'},
	'&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
		backgroundColor: 'var(--selection)',
	},
	'.cm-tooltip': {backgroundColor: 'var(--background)', color: 'var(--text)', border: '1px solid var(--border)'},
	'.cm-tooltip-autocomplete ul li[aria-selected]': {backgroundColor: 'var(--link)', color: 'var(--background)'},
	'.cm-tooltip.cm-tooltip-hover': {maxWidth: 'min(44rem, 90vw)', whiteSpace: 'pre-wrap', padding: '0.5rem 0.75rem'},
	'.cm-diagnostic-error': {borderLeft: '3px solid var(--error)'},
	'.cm-diagnostic-warning': {borderLeft: '3px solid var(--warning)'},
	'.cm-deciding': {backgroundColor: 'var(--mark)', outline: '1px solid var(--mark-border)', borderRadius: '2px'},
});

const syntax = HighlightStyle.define([
	{tag: [tags.keyword, tags.bool, tags.null], color: 'var(--syntax-token-keyword)'},
	{tag: [tags.string, tags.special(tags.string)], color: 'var(--syntax-token-string)'},
	{tag: tags.number, color: 'var(--syntax-token-constant)'},
	{tag: tags.comment, color: 'var(--syntax-token-comment)'},
	{tag: [tags.propertyName, tags.function(tags.propertyName)], color: 'var(--syntax-token-function)'},
	{tag: tags.typeName, color: 'var(--syntax-token-function)'},
]);

export const theme: Extension = [look, syntaxHighlighting(syntax)];
