# Custom VCL of a Fastly service in front of the storefronts. It could not be run here; varnish.vcl says the same in Varnish's
# dialect, and its tests prove the rules. Names and defaults are Fastly's, from its VCL reference and boilerplate.
# The service also needs a backend with a health check of /healthz and a first byte timeout of 40 s, and no other cache settings:
# Fastly reads s-maxage, stale-while-revalidate, stale-if-error and Age of the storefronts' answers, and their Surrogate-Key.

sub vcl_recv {
#FASTLY recv
  if (req.method == "FASTLYPURGE") {
    set req.http.Fastly-Purge-Requires-Auth = "1";
  }
  # For operators, who reach the servers without this. Purges come through Fastly's API, after those of the servers.
  if (req.url.path ~ "^/(?:healthz|readyz|metrics|cache/purge)$") {
    error 604;
  }
  if (req.method != "HEAD" && req.method != "GET" && req.method != "FASTLYPURGE") {
    return(pass);
  }
  # Calls of the page's scripts, which carry no tags; the middleware caches them. Films are read in ranges.
  if (req.url.path ~ "^/(?:api|media/video|media/sample)/") {
    return(pass);
  }
  # Pages about one shopper, below each store view too: the segments of the storefront's personal-pages.ts.
  if (req.url.path ~ "^/(?:[^/]+/)?(?:checkout|checkout-guest|sales|wishlist|compare|newsletter|sociallogin|stock-alert|customer|review)(?:/|$)") {
    return(pass);
  }
  # All else is the same for everybody: store view and language are in the path, and no cookie matters.
  unset req.http.Cookie;
  unset req.http.Authorization;
  # Parameters of campaigns mean nothing to the servers; the browser's own address keeps them.
  set req.url = querystring.regfilter(req.url, "^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|mc_[ce]id|_ga|_gl|srsltid)$");
  set req.url = querystring.sort(querystring.clean(req.url));
  # Only pictures differ by it. Fastly itself normalizes Accept-Encoding.
  if (req.url.path !~ "^/media/") {
    unset req.http.Accept;
  } else if (req.http.Accept ~ "image/avif") {
    set req.http.Accept = "image/avif,image/webp";
  } else if (req.http.Accept ~ "image/webp") {
    set req.http.Accept = "image/webp";
  } else {
    unset req.http.Accept;
  }
  return(lookup);
}

# There is one shop, whatever name it is called by.
sub vcl_hash {
  set req.hash += req.url;
#FASTLY hash
  return(hash);
}

sub vcl_hit {
#FASTLY hit
  return(deliver);
}

sub vcl_miss {
#FASTLY miss
  return(fetch);
}

sub vcl_pass {
#FASTLY pass
  return(pass);
}

sub vcl_fetch {
  # An error leaves what is stored in its place.
  if (beresp.status >= 500 && beresp.status < 600 && stale.exists) {
    return(deliver_stale);
  }
#FASTLY fetch
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Cache-Control !~ "(?:s-maxage|max-age)=") {
    return(pass);
  }
  return(deliver);
}

sub vcl_error {
#FASTLY error
  if (obj.status == 604) {
    set obj.status = 404;
    set obj.http.Cache-Control = "no-store";
    synthetic "Not found";
    return(deliver);
  }
  if (obj.status >= 500 && obj.status < 600) {
    if (stale.exists) {
      return(deliver_stale);
    }
    set obj.http.Content-Type = "text/html; charset=utf-8";
    set obj.http.Cache-Control = "no-store";
    set obj.http.Retry-After = "5";
    synthetic {"<!DOCTYPE html><title>Loftwood</title><meta name="viewport" content="width=device-width"><body style="font:1.1rem/1.5 sans-serif;margin:15vh auto;max-width:30rem;padding:1rem"><p>The shop is out of reach for a moment. Please try again.<p lang="fr">La boutique est inaccessible pour l'instant. Veuillez réessayer."};
    return(deliver);
  }
  return(deliver);
}

sub vcl_deliver {
#FASTLY deliver
  unset resp.http.Cache-Tag;
  return(deliver);
}

sub vcl_log {
#FASTLY log
}
