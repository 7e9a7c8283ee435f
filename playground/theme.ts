// The look of the editors. All colors are CSS variables, so light and dark need one theme.
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

const look = EditorView.theme({
	'&': {fontSize: '0.875rem', backgroundColor: 'var(--code-background)', color: 'var(--text)'},
	'&.cm-focused': {outline: '2px solid var(--link)', outlineOffset: '-1px'},
	'.cm-content': {fontFamily: 'var(--mono)', caretColor: 'var(--text)', padding: '0.75rem 0'},
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
	{tag: [tags.keyword, tags.bool, tags.null], color: 'var(--syntax-keyword)'},
	{tag: [tags.string, tags.special(tags.string)], color: 'var(--syntax-string)'},
	{tag: tags.number, color: 'var(--syntax-number)'},
	{tag: tags.comment, color: 'var(--text-aside)', fontStyle: 'italic'},
	{tag: [tags.propertyName, tags.function(tags.propertyName)], color: 'var(--syntax-name)'},
	{tag: tags.typeName, color: 'var(--syntax-name)'},
]);

export const theme: Extension = [look, syntaxHighlighting(syntax)];
