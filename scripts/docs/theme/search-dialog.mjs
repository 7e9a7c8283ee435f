// Docs: the markup of the search dialog; client/search.mjs fills it.
export const searchDialog = `<dialog id="search" aria-label="Search">
<form method="dialog"><label class="unseen" for="search-input">Search the guides, lint rules and API</label>
<input id="search-input" type="search" autocomplete="off" spellcheck="false" placeholder="Search guides, lint rules and API"><button type="submit">Close</button></form>
<p id="search-status" role="status"></p>
<div id="search-results"></div>
</dialog>`;
