// Docs: the markup of the search dialog; client/search.mjs fills it.
export const searchDialog = `<dialog id="search" aria-label="Search">
<form method="dialog"><label for="search-input">Search the guides, lint rules and API</label>
<div><input id="search-input" type="search" autocomplete="off" spellcheck="false" placeholder="hide wallet"><button type="submit">Close</button></div></form>
<p id="search-status" role="status"></p>
<div id="search-results"></div>
</dialog>`;
