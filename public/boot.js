/* Before the first paint: the remembered theme, toolbar, rows and language; and no glimpse of the prerendered form for
   those who will see something else. The app does the rest. */
(function () {
  var root = document.documentElement;
  /* No form here is ever sent by the browser: before the app is there it would put the password into the address. */
  addEventListener("submit", function (event) {
    event.preventDefault();
  }, true);
  /* A mailed link's secret leaves the address before anything is fetched: the files that the page's own styles ask for
     are told the address, whatever the referrer policy says. The app finds it in the history's state. */
  if (location.search && /\/(set-new-password|complete-signup)\/?$/.test(location.pathname)) {
    history.replaceState({ usr: { link: location.search } }, "", location.origin + location.pathname);
  }
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (_) {
      return null;
    }
  }
  function parsed(key) {
    try {
      return JSON.parse(read(key)) || {};
    } catch (_) {
      return {};
    }
  }
  var mode = read("themeMode");
  var dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.setAttribute("data-theme", dark ? "dark" : "light");
  var layout = parsed("LayoutConfig");
  var toolbar = { toolbar2: "75", toolbar3: "65", toolbar4: "65" }[layout.toolbar];
  if (toolbar) root.setAttribute("data-toolbar", toolbar);
  if (layout.rows === "compact") root.setAttribute("data-rows", "compact");
  var language = parsed("i18nConfig").selectedLang || "en";
  root.setAttribute("data-language", language);
  var files = document.currentScript.dataset;
  /* What will be asked for in a moment comes beside the entry, not after it. */
  function fetchAhead(names) {
    names.split(" ").forEach(function (name) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = name;
      document.head.append(link);
    });
  }
  if (location.pathname !== "/auth/login" || read("auth") || language !== "en") {
    root.setAttribute("data-fresh", "");
    if (!read("auth")) return;
    fetchAhead(files.signedIn);
    if (/^\/doctors\/?$/.test(location.pathname)) fetchAhead(files.doctors);
    /* The browser's first formatter of dates takes longer than all later ones: made while the files come. */
    Intl.DateTimeFormat();
    return;
  }
  fetchAhead(files.signIn);
})();
